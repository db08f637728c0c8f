import { callablesOf } from './site/dispatch.ts'

/** Callables of the site. Each stands behind `/fn/<its name>`, has its schema in `src/contract/calls` and its row in docs/functions.md. */
export const siteCallables = callablesOf({
  avisarCambioAcceso: () => import('./account/access-notice.ts'),
  borrarDireccion: () => import('./billing/billing-addresses.ts'),
  borrarOpinion: () => import('./opinion/opinions.ts'),
  borrarTarjeta: () => import('./billing/payment-cards.ts'),
  eliminarCuenta: () => import('./account/account.ts'),
  formContacto: () => import('./contact/visitors.ts'),
  generarFactura: () => import('./billing/purchases.ts'),
  grabarEstadisticas: () => import('./contact/visitors.ts'),
  guardarDireccion: () => import('./billing/billing-addresses.ts'),
  guardarOpinion: () => import('./opinion/opinions.ts'),
  guardarPerfil: () => import('./account/account.ts'),
  guardarTarjeta: () => import('./billing/payment-cards.ts'),
  imprimirSocio: () => import('./partner/partners.ts'),
  listarCompras: () => import('./billing/purchases.ts'),
  listarCorreos: () => import('./mail/unsent.ts'),
  listarDirecciones: () => import('./billing/billing-addresses.ts'),
  listarRevisiones: () => import('./opinion/reviews.ts'),
  listarTarjetas: () => import('./billing/payment-cards.ts'),
  miOpinion: () => import('./opinion/opinions.ts'),
  misDatos: () => import('./account/account.ts'),
  misExperiencias: () => import('./account/own-experiences.ts'),
  rectificarFactura: () => import('./billing/purchases.ts'),
  reenviarCorreo: () => import('./mail/unsent.ts'),
  registrarAcceso: () => import('./account/account.ts'),
  registrarUsuario: () => import('./account/account.ts'),
  resultadosSocio: () => import('./partner/partners.ts'),
  revisarOpinion: () => import('./opinion/reviews.ts'),
  urlHolidays: () => import('./booking/ticket-link.ts'),
  verFactura: () => import('./billing/purchases.ts'),
  verSocio: () => import('./partner/partners.ts')
})

/** Other addresses below `/fn/`, which are no callables: what is sent there is not in the words of the protocol. */
export const siteRequests = callablesOf({
  informes: () => import('./site/client-reports.ts')
})

/** Callables of the studio. Their names begin with `estudio`, by which Hosting leads them to their own function. */
export const studioCallables = callablesOf({
  estudioAceptarInvitacion: () => import('#studio/people/invitation.function.ts'),
  estudioBorrar: () => import('#studio/document/deletion.function.ts'),
  estudioCambioProgramado: () => import('#studio/plans/planned-change.function.ts'),
  estudioConservado: () => import('#studio/autosave/autosave.function.ts'),
  estudioConservados: () => import('#studio/autosave/autosave.function.ts'),
  estudioConservar: () => import('#studio/autosave/autosave.function.ts'),
  estudioDarPapeles: () => import('#studio/people/people.function.ts'),
  estudioDesprogramar: () => import('#studio/plans/plans.function.ts'),
  estudioDias: () => import('#studio/company/days.function.ts'),
  estudioEnlaces: () => import('#studio/bulk/whole.function.ts'),
  estudioExportar: () => import('#studio/bulk/whole.function.ts'),
  estudioGuardar: () => import('#studio/document/saves.function.ts'),
  estudioIdiomas: () => import('#studio/translation/texts.function.ts'),
  estudioInvitacion: () => import('#studio/people/invitation.function.ts'),
  estudioInvitaciones: () => import('#studio/people/invitation.function.ts'),
  estudioInvitar: () => import('#studio/people/invitation.function.ts'),
  estudioLeer: () => import('#studio/document/documents.function.ts'),
  estudioListar: () => import('#studio/document/documents.function.ts'),
  estudioMarcarDia: () => import('#studio/company/days.function.ts'),
  estudioMomento: () => import('#studio/restore/past.function.ts'),
  estudioPersonas: () => import('#studio/people/people.function.ts'),
  estudioPresencia: () => import('#studio/presence/presence.function.ts'),
  estudioProgramados: () => import('#studio/plans/plans.function.ts'),
  estudioProgramar: () => import('#studio/plans/plans.function.ts'),
  estudioProgramarCambio: () => import('#studio/plans/planned-change.function.ts'),
  estudioProponer: () => import('#studio/proposals/proposals.function.ts'),
  estudioProponerTraduccion: () => import('#studio/translation/propose.function.ts'),
  estudioPropuestas: () => import('#studio/proposals/proposals.function.ts'),
  estudioRegistro: () => import('#studio/record/record.function.ts'),
  estudioResponder: () => import('#studio/proposals/answers.function.ts'),
  estudioRestaurar: () => import('#studio/document/saves.function.ts'),
  estudioRetirarInvitacion: () => import('#studio/people/invitation.function.ts'),
  estudioSesion: () => import('#studio/people/people.function.ts'),
  estudioSlug: () => import('#studio/document/documents.function.ts'),
  estudioSubirFoto: () => import('#studio/photos/upload.function.ts'),
  estudioTextos: () => import('#studio/translation/texts.function.ts'),
  estudioTraducir: () => import('#studio/translation/translate.function.ts'),
  estudioUsosFoto: () => import('#studio/photos/uses.function.ts'),
  estudioVersion: () => import('#studio/document/saves.function.ts'),
  estudioVersiones: () => import('#studio/document/saves.function.ts'),
  estudioVolver: () => import('#studio/restore/past.function.ts')
})

/** Answers for as long as a page is open. */
export const streamCallables = callablesOf({
  miCuenta: () => import('./account/account.ts')
})
