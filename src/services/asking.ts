import type { Call as Contract } from '#contract/calls/call.ts'

import type { Call } from './callable.ts'

/** What a function answered, read by its contract; else why not: its reason where it gives one, or the code. */
export type Answered<Value> = { kind: 'done'; value: Value } | { kind: 'failed'; code: string }

export function ask<Request, Answer>(
  call: Call,
  contract: Contract<Request, Answer>,
  request: Request
): Promise<Answered<Answer>> {
  return askAs(call, contract, request)
}

/** The same for a request that travels in other words than those of its reader. */
export async function askAs<Answer>(
  call: Call,
  { name, readAnswer }: Pick<Contract<never, Answer>, 'name' | 'readAnswer'>,
  request: unknown
): Promise<Answered<Answer>> {
  const answer = await call(name, request)
  if (answer.kind === 'failed') {
    const isOffline = answer.code === 'unavailable' && !navigator.onLine
    return { code: isOffline ? 'offline' : (answer.reason ?? answer.code), kind: 'failed' }
  }
  const value = readAnswer(answer.value)
  return value === null ? { code: 'internal', kind: 'failed' } : { kind: 'done', value }
}

export function mapped<From, To>(answered: Answered<From>, change: (value: From) => To): Answered<To> {
  return answered.kind === 'done' ? { kind: 'done', value: change(answered.value) } : answered
}
