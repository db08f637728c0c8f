import type { Call } from '#contract/calls/call.ts'
import { type Ask, type AnswerReader, type Asking, type Question, questionOf } from './asking.ts'

/** How a callable is asked to do what it is there for. */
export interface Sample {
  call: AnswerReader<unknown>
  /** Makes what the question needs, and the account that asks it: each question has its own, so that the next one finds the same. */
  prepare: (ask: Ask) => Promise<Question>
}

/** Makes the sample of a call: `prepare` gives a person and a request with which the callable does its work. */
export function sampleOf<Request, Answer>(call: Call<Request, Answer>) {
  return (prepare: (ask: Ask) => Promise<Asking<Request>>): Sample => ({
    call,
    prepare: async ask => questionOf(call, await prepare(ask))
  })
}
