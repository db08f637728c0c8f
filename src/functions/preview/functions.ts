import type { HttpsFunction } from 'firebase-functions/https'

import { identityToken } from '#functions/publishing/identity-token.ts'
import { serviceRequest } from '#functions/publishing/service.ts'
import { publishing } from '#settings.ts'

import { requireEditor } from './require-editor.ts'
import { createPreviewHandler } from './handler.ts'

const timeoutMs = 55_000

const { starter } = publishing
const publisher = starter?.kind === 'service' ? starter.url : null
const handle = createPreviewHandler(
  requireEditor,
  publisher === null
    ? null
    : async (path, body) =>
        fetch(await serviceRequest(publisher, path, identityToken, initOf(body)), {
          signal: AbortSignal.timeout(timeoutMs)
        })
)

function initOf(body: string | undefined): { method: string; body?: string } {
  return body === undefined ? { method: 'GET' } : { body, method: 'POST' }
}

/** Drafts and unsaved documents, for editors alone, below `/vista-previa`. Its answers are not cached. */
export async function answerPreview(...[request, response]: Parameters<HttpsFunction>): Promise<void> {
  const { body, cookie, status, type } = await handle({
    authorization: request.get('authorization'),
    body: request.is('application/json') ? request.body : null,
    cookie: request.get('cookie'),
    hosts: [request.get('x-forwarded-host'), request.get('host')],
    method: request.method,
    origin: request.get('origin'),
    path: request.path
  })
  response.status(status).set('Cache-Control', 'private, no-store').set('X-Robots-Tag', 'noindex')
  if (cookie !== undefined) response.set('Set-Cookie', cookie)
  if (type !== undefined) response.set('Content-Type', type)
  response.send(typeof body === 'string' || body === undefined ? (body ?? '') : Buffer.from(body))
}
