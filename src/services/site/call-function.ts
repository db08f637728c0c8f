import type { Call as Contract } from '#contract/calls/call.ts'
import type { Result } from '#domain/data/remote.ts'

import type { Call } from './callable.ts'

/** Calls a function and reads its answer by its contract. A failure's code is the reason the function gives, where it gives one. */
export async function callFunction<Answer>(
  call: Call,
  { name, readAnswer }: Pick<Contract<never, Answer>, 'name' | 'readAnswer'>,
  request: unknown
): Promise<Result<Answer>> {
  const answer = await call(name, request)
  if (answer.kind === 'failed') {
    const isOffline = answer.code === 'unavailable' && !navigator.onLine
    return { code: isOffline ? 'offline' : (answer.reason ?? answer.code), kind: 'failed' }
  }
  const value = readAnswer(answer.value)
  return value === null ? { code: 'internal', kind: 'failed' } : { kind: 'done', value }
}
