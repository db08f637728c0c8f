import { accountCall } from '#contract/calls/account.ts'
import type { Account } from '#domain/account/account.ts'

import { loadAuth } from './auth.ts'
import { callFunction } from '#services/site/call-function.ts'
import { customerCall } from '#services/site/callable.ts'

/** How following went: it ended as streams do and may begin anew, the customer may not follow any more, or it failed. */
export type Followed = 'ended' | 'refused' | 'failed'

export interface AccountSource {
  /** Tells the account now and after each change, until the stream ends or the signal says so. */
  follow: (tell: (account: Account | null) => void, signal: AbortSignal) => Promise<Followed>
  /** Reads once, where streams do not get through. */
  read: (tell: (account: Account | null) => void) => Promise<Followed>
}

const refusals = ['PERMISSION_DENIED', 'UNAUTHENTICATED']

/** A customer without a record is answered with null. */
const recordCall = {
  ...accountCall,
  readAnswer(answer: unknown): { account: Account | null } | null {
    const account = accountCall.readAnswer(answer)
    return account === null && answer !== null ? null : { account }
  },
  writeAnswer: ({ account }: { account: Account | null }) => accountCall.writeAnswer(account)
}

/** Hosting holds streams back until they are over, so that this one call goes to the address of the function itself. */
export const accountSource: AccountSource = {
  async follow(tell, signal) {
    try {
      const [auth, { functionAddress }] = await Promise.all([loadAuth(), import('./firebase-app.ts')])
      const token = await auth.idToken()
      if (token === null) return 'refused'
      const { body, ok } = await fetch(await functionAddress(accountCall.name), {
        body: JSON.stringify({ data: {} }),
        headers: {
          Accept: 'text/event-stream',
          Authorization: `Bearer ${token}`,
          'Content-Type': 'application/json'
        },
        method: 'POST',
        signal
      })
      return body === null || !ok ? await statusIn(body) : await told(body, tell)
    } catch {
      return signal.aborted ? 'ended' : 'failed'
    }
  },
  async read(tell) {
    const result = await callFunction(customerCall, recordCall, {})
    if (result.kind === 'failed') return result.code === 'unauthenticated' ? 'refused' : 'failed'
    tell(result.value.account)
    return 'ended'
  }
}

/** The events of a stream: `data: {"message": …}` for each part, `data: {"result": …}` or an error at the end. */
async function told(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  tell: (account: Account | null) => void
): Promise<Followed> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return 'failed'
    const events = (rest + value).split('\n\n')
    rest = events.pop() ?? ''
    for (const event of events) {
      if (!event.startsWith('data: ')) continue
      const part: { error?: unknown; message?: unknown; result?: unknown } = Object(
        JSON.parse(event.slice(6))
      )
      if (part.error !== undefined) return followedBy(part.error)
      if (part.result !== undefined) return 'ended'
      if (part.message === null) tell(null)
      const account = accountCall.readAnswer(part.message)
      if (account !== null) tell(account)
    }
  }
}

async function statusIn(body: ReadableStream<Uint8Array<ArrayBuffer>> | null): Promise<Followed> {
  const { error }: { error?: unknown } = Object(JSON.parse(await new Response(body).text()))
  return followedBy(error)
}

function followedBy(error: unknown): Followed {
  const { status }: { status?: unknown } = Object(error)
  return refusals.includes(String(status)) ? 'refused' : 'failed'
}
