import { callablesOf } from './site/dispatch.ts'

/** Callables of the site. Each stands behind `/fn/<its name>`, has its schema in `src/contract/calls` and its row in docs/functions.md. */
export const siteCallables = callablesOf({
  avisarCambioAcceso: () => import('./account/access-notice.ts'),
  borrarDireccion: () => import('./billing/billing-addresses.ts'),
  borrarOpinion: () => import('./opinion/opinions.ts'),
  borrarPregunta: () => import('./question/questions.ts'),
  borrarTarjeta: () => import('./billing/payment-cards.ts'),
  eliminarCuenta: () => import('./account/account.ts'),
  formContacto: () => import('./contact/visitors.ts'),
  generarFactura: () => import('./billing/purchases.ts'),
  grabarEstadisticas: () => import('./contact/visitors.ts'),
  guardarDireccion: () => import('./billing/billing-addresses.ts'),
  guardarOpinion: () => import('./opinion/opinions.ts'),
  guardarPerfil: () => import('./account/account.ts'),
  guardarPregunta: () => import('./question/questions.ts'),
  guardarTarjeta: () => import('./billing/payment-cards.ts'),
  imprimirSocio: () => import('./partner/partners.ts'),
  listarCompras: () => import('./billing/purchases.ts'),
  listarCorreos: () => import('./mail/unsent.ts'),
  listarDirecciones: () => import('./billing/billing-addresses.ts'),
  listarPreguntas: () => import('./question/questions.ts'),
  listarRevisiones: () => import('./opinion/reviews.ts'),
  listarTarjetas: () => import('./billing/payment-cards.ts'),
  miOpinion: () => import('./opinion/opinions.ts'),
  misDatos: () => import('./account/account.ts'),
  misExperiencias: () => import('./account/own-experiences.ts'),
  quitarImagenPregunta: () => import('./question/question-image.ts'),
  rectificarFactura: () => import('./billing/purchases.ts'),
  reenviarCorreo: () => import('./mail/unsent.ts'),
  registrarAcceso: () => import('./account/account.ts'),
  registrarUsuario: () => import('./account/account.ts'),
  resultadosSocio: () => import('./partner/partners.ts'),
  revisarOpinion: () => import('./opinion/reviews.ts'),
  subirImagenPregunta: () => import('./question/question-image.ts'),
  urlHolidays: () => import('./booking/ticket-link.ts'),
  verFactura: () => import('./billing/purchases.ts'),
  verSocio: () => import('./partner/partners.ts')
})

/** Callables of the studio. Their names begin with `estudio`, by which Hosting leads them to their own function. */
export const studioCallables = callablesOf({
  estudioBorrar: () => import('./studio/deletion.ts'),
  estudioConservado: () => import('./studio/autosave/autosave.ts'),
  estudioConservados: () => import('./studio/autosave/autosave.ts'),
  estudioConservar: () => import('./studio/autosave/autosave.ts'),
  estudioDarPapeles: () => import('./studio/people.ts'),
  estudioDesprogramar: () => import('./studio/plans/plans.ts'),
  estudioDias: () => import('./studio/company/days.ts'),
  estudioEnlaces: () => import('./studio/whole.ts'),
  estudioExportar: () => import('./studio/whole.ts'),
  estudioGuardar: () => import('./studio/saves.ts'),
  estudioIdiomas: () => import('./studio/translation/texts.ts'),
  estudioLeer: () => import('./studio/documents.ts'),
  estudioListar: () => import('./studio/documents.ts'),
  estudioMarcarDia: () => import('./studio/company/days.ts'),
  estudioMomento: () => import('./studio/history/past.ts'),
  estudioPersonas: () => import('./studio/people.ts'),
  estudioPresencia: () => import('./studio/presence.ts'),
  estudioProgramados: () => import('./studio/plans/plans.ts'),
  estudioProgramar: () => import('./studio/plans/plans.ts'),
  estudioProponer: () => import('./studio/company/proposals.ts'),
  estudioProponerTraduccion: () => import('./studio/translation/propose.ts'),
  estudioPropuestas: () => import('./studio/company/proposals.ts'),
  estudioRegistro: () => import('./studio/record.ts'),
  estudioResponder: () => import('./studio/company/answers.ts'),
  estudioRestaurar: () => import('./studio/saves.ts'),
  estudioSesion: () => import('./studio/people.ts'),
  estudioSlug: () => import('./studio/documents.ts'),
  estudioSubirFoto: () => import('./studio/photos/upload.ts'),
  estudioTextos: () => import('./studio/translation/texts.ts'),
  estudioTraducir: () => import('./studio/translation/translate.ts'),
  estudioUsosFoto: () => import('./studio/photos/uses.ts'),
  estudioVersion: () => import('./studio/saves.ts'),
  estudioVersiones: () => import('./studio/saves.ts'),
  estudioVolver: () => import('./studio/history/past.ts')
})

/** Answers for as long as a page is open. */
export const streamCallables = callablesOf({
  miCuenta: () => import('./account/account.ts')
})
