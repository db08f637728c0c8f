import { errorMessage } from './error-message.ts'

const timeoutMs = 5000

/** Where operators are told that a publication failed or was held: an address that takes JSON, such as a webhook of a chat. */
export type AlertHook = (text: string, kind: string) => Promise<string | null>

/** A hook for an address; only an encrypted one, or this machine, may know what goes wrong inside. Answers why the alert did not arrive, or null: it never stops anything. */
export function createAlertHook(address: string | undefined, send: typeof fetch): AlertHook | null {
  if (!address) return null
  if (!isPrivate(address)) return async () => 'PUBLISH_ALERT_URL is no https address'
  return async (text, kind) => {
    try {
      const { ok, status } = await send(address, {
        body: JSON.stringify({ kind, text }),
        headers: { 'content-type': 'application/json' },
        method: 'POST',
        signal: AbortSignal.timeout(timeoutMs)
      })
      return ok ? null : `answered ${status}`
    } catch (error) {
      return errorMessage(error)
    }
  }
}

function isPrivate(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { hostname, protocol } = new URL(address)
  return (
    protocol === 'https:' || (protocol === 'http:' && ['127.0.0.1', '[::1]', 'localhost'].includes(hostname))
  )
}

/** Calls for help, in their order. The publisher does not wait for them: a chat that hangs keeps nothing from visitors. */
export interface Alerts {
  call: (text: string, kind: string) => void
  /** Settles when nothing is under way: before a program ends. */
  sent: () => Promise<void>
}

export function createAlerts(hook: AlertHook | null, onProblem: (problem: string) => void): Alerts {
  const callAfter = async (before: Promise<void>, text: string, kind: string): Promise<void> => {
    await before
    const problem = (await hook?.(text, kind)) ?? null
    if (problem !== null) onProblem(problem)
  }
  let last = Promise.resolve()
  return {
    call(text, kind) {
      last = callAfter(last, text, kind)
    },
    sent: () => last
  }
}
