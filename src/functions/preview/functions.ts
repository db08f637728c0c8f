import { onRequest } from 'firebase-functions/https'

import { identityToken } from '#functions/publishing/identity-token.ts'
import { serviceRequest } from '#functions/publishing/service.ts'
import { starter } from '#functions/publishing/starter.ts'

import { requireAdmin } from './require-admin.ts'
import { createPreviewHandler } from './handler.ts'

const patienceMs = 55_000

const publisher = starter?.kind === 'service' ? starter.url : null
const handle = createPreviewHandler(
  requireAdmin,
  publisher === null
    ? null
    : async path =>
        fetch(await serviceRequest(publisher, path, identityToken), {
          signal: AbortSignal.timeout(patienceMs)
        })
)

/** Drafts, for administrators alone, below `/vista-previa`. No one keeps what it answers. */
export const vistaPrevia = onRequest({ region: 'europe-west1' }, async (request, response) => {
  const { body, cookie, status, type } = await handle({
    authorization: request.get('authorization'),
    cookie: request.get('cookie'),
    method: request.method,
    path: request.path
  })
  response.status(status).set('Cache-Control', 'private, no-store').set('X-Robots-Tag', 'noindex')
  if (cookie !== undefined) response.set('Set-Cookie', cookie)
  if (type !== undefined) response.set('Content-Type', type)
  response.send(typeof body === 'string' || body === undefined ? (body ?? '') : Buffer.from(body))
})
