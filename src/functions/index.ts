import { initializeApp } from 'firebase-admin/app'
import { onRequest } from 'firebase-functions/https'

import { urlHolidays as urlHolidaysCall } from '#contract/calls/url-holidays.ts'
import { ticketShop } from '#settings.ts'

import { callable } from './site/callable.ts'
import { deadlineMs, within } from './site/deadline.ts'
import { unexpectedError } from './site/failure.ts'
import { answerMissing } from './site/missing-page.ts'
import { fallbackPage, lookups, pageText, readShortAddresses, unavailablePage } from './site/pages.ts'
import { answerShortAddress } from './site/short-address.ts'
import { ticketLookups } from './booking/ticket-lookups.ts'
import { createTicketLinkHandler } from './booking/url-holidays.ts'

export { vistaPrevia } from './preview/functions.ts'
export { alCambiar, cadaDia, publicacion } from './publishing/functions.ts'

initializeApp()

const region = 'europe-west1'

/** Stands behind Hosting for every address without a file: leads ids to slugs and short addresses to partners, and answers the rest with a 404 in the language of the prefix. */
export const paginas = onRequest({ region }, async (request, response) => {
  const visitor = {
    language: request.header('accept-language'),
    search: queryOf(request.originalUrl),
    spot: request.query.sitio
  }
  const look = async () => {
    const short = await answerShortAddress(request.path, visitor, readShortAddresses)
    return { answer: short ?? (await answerMissing(request.path, lookups)), short }
  }
  const found = await within(deadlineMs, look()).catch((error: unknown) => {
    if (unexpectedError(error).code !== 'unavailable') throw error
    return null
  })
  if (found === null) {
    response.set('Cache-Control', 'no-store').status(503).type('html').send(unavailablePage)
    return
  }
  const { answer, short } = found
  if (short !== null) response.set('Cache-Control', 'private, no-store')
  if (short?.kind === 'redirect') {
    response.redirect(302, short.to)
    return
  }
  if (answer.kind === 'redirect') {
    response.set('Cache-Control', 'public, max-age=300, s-maxage=3600')
    response.redirect(301, answer.to + queryOf(request.originalUrl))
    return
  }
  if (short === null) response.set('Cache-Control', 'public, max-age=0, s-maxage=300')
  if (answer.kind === 'gone') response.set('Link', `<${answer.near}>; rel="alternate"`)
  response
    .status(answer.kind === 'gone' ? 410 : 404)
    .type('html')
    .send(answer.kind === 'lost' ? fallbackPage : await pageText(answer.page))
})

// Every callable function stands behind `/fn/<its name>` (firebase.json), has its schema in `src/contract/calls` and its row in docs/functions.md.

/** The link to a ticket in the shop (specification, section 7). A whole hotel may be behind one address. */
export const urlHolidays = callable(
  urlHolidaysCall,
  { limits: [{ by: 'address', seconds: 600, times: 300 }], who: 'anyone' },
  createTicketLinkHandler(ticketShop, ticketLookups)
)

/** Purchases, invoices, billing addresses, cards and own experiences (specification, sections 2 and 8). */
export { borrarDireccion, guardarDireccion, listarDirecciones } from './billing/billing-addresses.ts'
export { misExperiencias } from './account/own-experiences.ts'
export { borrarTarjeta, guardarTarjeta, listarTarjetas } from './billing/payment-cards.ts'
export { generarFactura, listarCompras, rectificarFactura, verFactura } from './billing/purchases.ts'

/** The account of a customer: their record, their profile, their data, changed ways in, and the end of it. */
export { avisarCambioAcceso } from './account/access-notice.ts'
export {
  eliminarCuenta,
  guardarPerfil,
  miCuenta,
  misDatos,
  registrarAcceso,
  registrarUsuario
} from './account/account.ts'
/** What visitors send, opinions, questions and their pictures, and what administrators do. */
export { borrarOpinion, guardarOpinion, miOpinion } from './opinion/opinions.ts'
export { archivos } from './site/archive.ts'
export { quitarImagenPregunta, subirImagenPregunta } from './question/question-image.ts'
export { borrarPregunta, guardarPregunta, listarPreguntas } from './question/questions.ts'
export { listarRevisiones, revisarOpinion } from './opinion/reviews.ts'
/** What partners print, and what came of it, by their private links. */
export { imprimirSocio, resultadosSocio, verSocio } from './partner/partners.ts'
/** Sends the mails that others write. */
export { enviarCorreo } from './mail/functions.ts'
export { listarCorreos, reenviarCorreo } from './mail/unsent.ts'
export { contarVisitas } from './partner/count.ts'
export { formContacto, grabarEstadisticas } from './contact/visitors.ts'
/** The studio: documents with their versions, and who may do what in it. */
export { estudioLeer, estudioListar, estudioSlug } from './studio/documents.ts'
export { estudioResponder } from './studio/company/answers.ts'
export { estudioProponer, estudioPropuestas } from './studio/company/proposals.ts'
export { estudioDias, estudioMarcarDia } from './studio/company/days.ts'
export { estudioBorrar } from './studio/deletion.ts'
export { estudioEnlaces, estudioExportar } from './studio/whole.ts'
/** Photographs of experiences: what is uploaded, where it stands, and what is no longer needed. */
export { borrarFotos } from './studio/photos/sweep.ts'
export { estudioSubirFoto } from './studio/photos/upload.ts'
export { estudioUsosFoto } from './studio/photos/uses.ts'
/** What goes online or off at a planned moment. */
export { publicarProgramados } from './studio/plans/due.ts'
export { estudioDesprogramar, estudioProgramados, estudioProgramar } from './studio/plans/plans.ts'
/** What is written and not published, so that it outlives the tab and the device. */
export { estudioConservado, estudioConservados, estudioConservar } from './studio/autosave/autosave.ts'
/** All content as it was at a moment. */
export { estudioMomento, estudioVolver } from './studio/history/past.ts'
export { estudioPresencia } from './studio/presence.ts'
export { estudioRegistro } from './studio/record.ts'
export { estudioDarPapeles, estudioPersonas, estudioSesion } from './studio/people.ts'
export { estudioGuardar, estudioRestaurar, estudioVersion, estudioVersiones } from './studio/saves.ts'
export { estudioProponerTraduccion } from './studio/translation/propose.ts'
export { estudioIdiomas, estudioTextos } from './studio/translation/texts.ts'
export { estudioTraducir } from './studio/translation/translate.ts'
export { borrarAntiguos } from './privacy/retention.ts'

/** What stands behind the first question mark, with it. */
function queryOf(address: string): string {
  const start = address.indexOf('?')
  return start < 0 ? '' : address.slice(start)
}
