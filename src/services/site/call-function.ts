import type { Call as Contract } from '#contract/calls/call.ts'
import type { Result } from '#domain/data/remote.ts'

import type { Call } from './callable.ts'

/** Calls a function, by its contract in both directions. A failure's code is the reason the function gives, where it gives one. */
export async function callFunction<Request, Answer>(
  call: Call,
  { name, readAnswer, writeRequest }: Contract<Request, Answer>,
  request: NoInfer<Request>
): Promise<Result<Answer>> {
  const written = writeRequest(request)
  if (written === null) return { code: 'invalid-argument', kind: 'failed' }
  const answer = await call(name, written)
  if (answer.kind === 'failed') {
    const isOffline = answer.code === 'unavailable' && !navigator.onLine
    return { code: isOffline ? 'offline' : (answer.reason ?? answer.code), kind: 'failed' }
  }
  const value = readAnswer(answer.value)
  return value === null ? { code: 'internal', kind: 'failed' } : { kind: 'done', value }
}
