import type { LoadAuth } from '#services/account/auth.ts'

export const previewPlace = '/vista-previa'
export const previewPatienceMs = 30_000

/** Opens a session for what editors alone may see; answers the status. The token is a fresh one: a role that was given a moment ago counts. */
export async function openPreviewSession(send: typeof fetch, load: LoadAuth): Promise<number> {
  const token = await (await load()).idToken(true)
  const { status } = await send(`${previewPlace}/sesion`, {
    headers: { Authorization: `Bearer ${token ?? ''}` },
    method: 'POST',
    signal: AbortSignal.timeout(previewPatienceMs)
  })
  return status
}
