import { initializeApp } from 'firebase-admin/app'
import { onRequest } from 'firebase-functions/https'

import { urlHolidays as urlHolidaysCall } from '#contract/calls/url-holidays.ts'
import { ticketShop } from '#settings.ts'

import { callable } from './callable.ts'
import { answerMissing } from './missing-page.ts'
import { lastResort, lookups, pageText } from './pages.ts'
import { ticketLookups } from './ticket-lookups.ts'
import { createTicketLinkHandler } from './url-holidays.ts'

export { vistaPrevia } from './preview/functions.ts'
export { alCambiar, cadaDia, publicacion } from './publishing/functions.ts'

initializeApp()

const region = 'europe-west1'

/** Stands behind Hosting for every address without a file: leads ids to slugs, and answers the rest with a 404 in the language of the prefix. */
export const paginas = onRequest({ region }, async (request, response) => {
  const answer = await answerMissing(request.path, lookups)
  if (answer.kind === 'redirect') {
    response.set('Cache-Control', 'public, max-age=300, s-maxage=3600')
    response.redirect(301, answer.to + queryOf(request.originalUrl))
    return
  }
  response.set('Cache-Control', 'public, max-age=0, s-maxage=300')
  response
    .status(404)
    .type('html')
    .send(answer.kind === 'lost' ? lastResort : await pageText(answer.page))
})

// Every callable function stands behind `/fn/<its name>` (firebase.json), has its schema in `src/contract/calls` and its row in docs/functions.md.

/** The link to a ticket in the shop (specification, section 7). */
export const urlHolidays = callable(
  urlHolidaysCall,
  { who: 'anyone' },
  createTicketLinkHandler(ticketShop, ticketLookups)
)

/** Purchases, invoices, billing addresses, cards and own experiences (specification, sections 2 and 8). */
export { borrarDireccion, guardarDireccion, listarDirecciones } from './billing-addresses.ts'
export { misExperiencias } from './own-experiences.ts'
export { borrarTarjeta, guardarTarjeta, listarTarjetas } from './payment-cards.ts'
export { generarFactura, listarCompras, verFactura } from './purchases.ts'

/** The account of a customer: their record, their profile, their data, and the end of it. */
export {
  eliminarCuenta,
  guardarPerfil,
  miCuenta,
  misDatos,
  registrarAcceso,
  registrarUsuario
} from './account.ts'
/** What visitors send, opinions, questions and their pictures, and what administrators do. */
export { borrarOpinion, guardarOpinion, miOpinion } from './opinions.ts'
export { archivos, quitarImagenPregunta, subirImagenPregunta } from './question-image.ts'
export { borrarPregunta, guardarPregunta, listarPreguntas } from './questions.ts'
export { listarRevisiones, revisarOpinion } from './reviews.ts'
export { formContacto, grabarEstadisticas } from './visitors.ts'

/** What stands behind the first question mark, with it. */
function queryOf(address: string): string {
  const start = address.indexOf('?')
  return start < 0 ? '' : address.slice(start)
}
