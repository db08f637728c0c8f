/** What a message of the contact form begins with, where a link names it: `/contacto?tema=socios`. */
export const partnersTopic = 'socios'
