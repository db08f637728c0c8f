/** Subject that a link can set for the contact form: `/contacto?tema=socios`. */
export const partnersTopic = 'socios'
