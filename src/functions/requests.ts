import { onRequest } from 'firebase-functions/https'

import './site/app.ts'
import { siteCallables, siteRequests, streamCallables, studioCallables } from './callables.ts'
import { dispatch } from './site/dispatch.ts'
import { endpoints } from './site/endpoints.ts'

// The functions that answer requests. Each instance loads this file, so what only one of them needs is imported when it is called.

export const fn = onRequest(endpoints.fn, dispatch({ ...siteCallables, ...siteRequests }))
export const estudio = onRequest(endpoints.estudio, dispatch(studioCallables))
export const miCuenta = onRequest(endpoints.miCuenta, dispatch(streamCallables, 'miCuenta'))

/** Stands behind Hosting for every address without a file. */
export const paginas = onRequest(endpoints.paginas, async (request, response) => {
  const { answerUnknownAddress } = await import('./site/unknown-address.ts')
  await answerUnknownAddress(request, response)
})

/** Pictures that people uploaded. */
export const archivos = onRequest(endpoints.archivos, async (request, response) => {
  const { sendPicture } = await import('./site/archive.ts')
  await sendPicture(request, response)
})

/** Drafts and unsaved documents, for editors. */
export const vistaPrevia = onRequest(endpoints.vistaPrevia, async (request, response) => {
  const { answerPreview } = await import('./preview/functions.ts')
  await answerPreview(request, response)
})
