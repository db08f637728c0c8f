import { appCheckToken as proofOfSite } from './app-check.ts'
import { type Auth, idTokenAtHand, type LoadAuth, loadAuth } from '#services/account/auth.ts'

/** Answer of a callable function; `code` is the protocol's, such as `not-found` or `unavailable`, and `reason` tells apart several causes of one code. */
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
    try {
      const [token, proof] = await Promise.all([idToken?.(), appCheckToken?.()])
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

/** Calls a function that anyone may call: a token that is refused, because its session has ended elsewhere, is left out then. */
export function createOpenCall(send: typeof fetch, { idToken, ...options }: Options = {}): Call {
  const withoutToken = createCall(send, options)
  if (idToken === undefined) return withoutToken
  const withToken = createCall(send, { ...options, idToken })
  return async (name, data) => {
    const answer = await withToken(name, data)
    return isRefused(answer) ? withoutToken(name, data) : answer
  }
}

/** Calls a function that anyone may call; it learns who calls only when that is known already. */
export const call = createOpenCall((...request) => fetch(...request), {
  appCheckToken: proofOfSite,
  idToken: idTokenAtHand
})

/**
 * Calls a function that needs to know who calls: a visitor who has signed in to nothing becomes an anonymous user. What is told outlives the page: a booking may lead
 * to another app in the same tab.
 */
export const identifiedCall = createIdentifiedCall(
  (address, request) => fetch(address, { ...request, keepalive: true }),
  loadAuth,
  { appCheckToken: proofOfSite }
)

/** Calls a function for customers: where a session has ended, no anonymous one takes its place. */
export const customerCall = createIdentifiedCall((...request) => fetch(...request), loadAuth, {
  appCheckToken: proofOfSite,
  isForCustomers: true
})

interface IdentifiedOptions extends Omit<Options, 'idToken'> {
  isForCustomers?: boolean
}

/** A token that is refused is asked for anew once: the account may have changed since it was made. */
export function createIdentifiedCall(
  send: typeof fetch,
  load: LoadAuth,
  { isForCustomers = false, ...options }: IdentifiedOptions = {}
): Call {
  return async (name, data) => {
    let auth: Auth
    try {
      auth = await load()
    } catch {
      return { code: 'unavailable', kind: 'failed' }
    }
    const identity = isForCustomers ? null : await auth.ensureIdentity()
    if (identity?.kind === 'failed') return { code: codeOfAuth(identity.code), kind: 'failed' }
    const ask = (isFresh: boolean) =>
      createCall(send, { ...options, idToken: () => auth.idToken(isFresh) })(name, data)
    const answer = await ask(false)
    if (!isRefused(answer)) return answer
    const again = await ask(true)
    // A session that has ended elsewhere ends here, too: the page then says so.
    if (isForCustomers && isRefused(again)) await auth.check()
    return again
  }
}

function isRefused(answer: CallAnswer): boolean {
  return answer.kind === 'failed' && answer.code === 'unauthenticated'
}

function codeOfAuth(code: string): string {
  return code === 'auth/network-request-failed' ? 'unavailable' : 'unauthenticated'
}

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
