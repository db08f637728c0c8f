const patienceMs = 5000

/** Where somebody is told that a publication failed or was held: an address that takes JSON, such as a webhook of a chat. */
export type AlertHook = (text: string, kind: string) => Promise<string | null>

/** A hook for an address; only an encrypted one may know what goes wrong inside. Answers why the alert did not arrive, or null: it never stops anything. */
export function createAlertHook(address: string | undefined, send: typeof fetch): AlertHook | null {
  if (!address) return null
  if (!isEncrypted(address)) return async () => 'PUBLISH_ALERT_URL is no https address'
  return async (text, kind) => {
    try {
      const { ok, status } = await send(address, {
        body: JSON.stringify({ kind, text }),
        headers: { 'content-type': 'application/json' },
        method: 'POST',
        signal: AbortSignal.timeout(patienceMs)
      })
      return ok ? null : `answered ${status}`
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }
}

function isEncrypted(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'https:'
}
