import type { Result } from '#domain/data/remote.ts'
import type { LoadAuth } from '#services/account/auth.ts'

export const previewPlace = '/vista-previa'
export const previewTimeoutMs = 30_000

/** Opens a session for what editors alone may see; answers the status. The token is a fresh one: a role that was given a moment ago counts. */
export async function openPreviewSession(send: typeof fetch, load: LoadAuth): Promise<number> {
  const token = await (await load()).idToken(true)
  const { status } = await send(`${previewPlace}/sesion`, {
    headers: { Authorization: `Bearer ${token ?? ''}` },
    method: 'POST',
    signal: AbortSignal.timeout(previewTimeoutMs)
  })
  return status
}

/** Why there is no answer, by the status; what is not among them is for a later try. */
const codes: Readonly<Record<number, string>> = {
  403: 'permission-denied',
  409: 'failed-precondition',
  422: 'invalid-argument'
}

/** Asks below the place that is for editors alone. A session is opened when the first answer asks for one. */
export function createPreviewAsk(send: typeof fetch, load: LoadAuth) {
  return async (path: string, request: RequestInit = {}): Promise<Result<string>> => {
    const once = () =>
      send(previewPlace + path, { ...request, signal: AbortSignal.timeout(previewTimeoutMs) })
    try {
      const first = await once()
      if (first.status === 401 && (await openPreviewSession(send, load)) === 403)
        return { code: 'permission-denied', kind: 'failed' }
      const answer = first.status === 401 ? await once() : first
      if (answer.ok) return { kind: 'done', value: await answer.text() }
      return { code: codes[answer.status] ?? 'unavailable', kind: 'failed' }
    } catch {
      return { code: 'unavailable', kind: 'failed' }
    }
  }
}
