import type { Call as Contract } from '#contract/calls/call.ts'

import type { Call } from './callable.ts'

/** What a function answered, read by its contract; else why not: its reason where it gives one, or the code. */
export type CallResult<Value> = { kind: 'done'; value: Value } | { kind: 'failed'; code: string }

export function callFunction<Request, Answer>(
  call: Call,
  contract: Contract<Request, Answer>,
  request: Request
): Promise<CallResult<Answer>> {
  return callFunctionAs(call, contract, request)
}

/** The same for a request that travels in other words than those of its reader. */
export async function callFunctionAs<Answer>(
  call: Call,
  { name, readAnswer }: Pick<Contract<never, Answer>, 'name' | 'readAnswer'>,
  request: unknown
): Promise<CallResult<Answer>> {
  const answer = await call(name, request)
  if (answer.kind === 'failed') {
    const isOffline = answer.code === 'unavailable' && !navigator.onLine
    return { code: isOffline ? 'offline' : (answer.reason ?? answer.code), kind: 'failed' }
  }
  const value = readAnswer(answer.value)
  return value === null ? { code: 'internal', kind: 'failed' } : { kind: 'done', value }
}

export function mapResult<From, To>(answered: CallResult<From>, change: (value: From) => To): CallResult<To> {
  return answered.kind === 'done' ? { kind: 'done', value: change(answered.value) } : answered
}
