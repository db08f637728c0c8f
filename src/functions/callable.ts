import { type CallableFunction, HttpsError, onCall } from 'firebase-functions/https'

import type { Call } from '#contract/calls/call.ts'

/** An answer, or why there is none: a code of the protocol and a sentence for whoever reads the log. */
export type Outcome<Value> =
  | { kind: 'done'; value: Value }
  | { kind: 'refused'; code: 'failed-precondition' | 'not-found'; message: string }

const region = 'europe-west1'

/** Lets a handler see only what fits the contract. Everything else is the fault of the caller, never a 500. */
export function callable<Request, Answer>(
  call: Call<Request, Answer>,
  handle: (request: Request) => Promise<Outcome<Answer>>
): CallableFunction<unknown, Promise<Answer>> {
  return onCall({ region }, async ({ data }: { data: unknown }) => {
    const request = call.readRequest(data)
    if (request === null) throw new HttpsError('invalid-argument', 'The request does not fit the contract')
    const outcome = await handle(request)
    if (outcome.kind === 'refused') throw new HttpsError(outcome.code, outcome.message)
    return outcome.value
  })
}
