/**
 * What a callable function answered; `code` is the one of the protocol, such as `not-found` or `unavailable`, and `reason` says which one, where
 * a code has several.
 */
export type CallAnswer =
  | { kind: 'done'; value: unknown }
  | { kind: 'failed'; code: string; reason?: string | undefined }

/** Calls a function by its name. */
export type Call = (name: string, data: unknown) => Promise<CallAnswer>

interface Options {
  /** How long to wait for the whole answer. */
  timeoutMs?: number
  idToken?: () => Promise<string | null>
  /** Proof of being this site, where the project asks for it. */
  appCheckToken?: () => Promise<string | null>
}

const defaultTimeoutMs = 20_000

/** Functions stand at the site's own address, so that there is no preflight and no other host. */
const place = '/fn/'

/** A client of the protocol of callable functions: https://firebase.google.com/docs/functions/callable-reference */
export function createCall(
  send: typeof fetch,
  { appCheckToken, idToken, timeoutMs = defaultTimeoutMs }: Options = {}
): Call {
  return async (name, data) => {
    const [token, proof] = await Promise.all([idToken?.(), appCheckToken?.()])
    try {
      const response = await send(place + name, {
        body: JSON.stringify({ data }),
        headers: {
          'Content-Type': 'application/json',
          ...(token ? { Authorization: `Bearer ${token}` } : {}),
          ...(proof ? { 'X-Firebase-AppCheck': proof } : {})
        },
        method: 'POST',
        signal: AbortSignal.timeout(timeoutMs)
      })
      return answerIn(await response.json(), response.ok)
    } catch (error) {
      return { code: codeOf(error), kind: 'failed' }
    }
  }
}

export const call = createCall((...request) => fetch(...request))

function answerIn(body: unknown, isOk: boolean): CallAnswer {
  const { error, result }: { error?: unknown; result?: unknown } = Object(body)
  if (isOk && error === undefined && result !== undefined) return { kind: 'done', value: result }
  const { details, status }: { details?: unknown; status?: unknown } = Object(error)
  const { reason }: { reason?: unknown } = Object(details)
  const code = typeof status === 'string' ? status.toLowerCase().replaceAll('_', '-') : 'internal'
  return { code, kind: 'failed', ...(typeof reason === 'string' ? { reason } : {}) }
}

/** An answer that is no JSON comes from something between here and the function. */
function codeOf(error: unknown): string {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'deadline-exceeded'
  return error instanceof SyntaxError ? 'internal' : 'unavailable'
}
