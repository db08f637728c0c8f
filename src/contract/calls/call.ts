import { z } from 'zod/mini'

/** One callable function: its name, and what fits as a request and as an answer. Both sides read and write by the same schemas. */
export interface Call<Request, Answer> {
  name: string
  /** Encodes a request for the wire; null when it is invalid. */
  writeRequest(this: void, request: Request): unknown
  /** Null when it does not fit. */
  readRequest(this: void, data: unknown): Request | null
  /** Encodes an answer for the wire. Throws when a function returns an invalid one. */
  writeAnswer(this: void, answer: Answer): unknown
  /** Null when it does not fit. */
  readAnswer(this: void, data: unknown): Answer | null
  /** Missing where something has to be there before it can be asked rightly: `scripts/bench/callables` makes it then. */
  sample?: CallSample | undefined
}

/** How a call is asked rightly, and by whom. The bench and the security fuzz begin there. */
export interface CallSample {
  by: 'administrator' | 'anyone' | 'customer'
  data: object
}

export function defineCall<Request, Answer>(
  name: string,
  request: z.ZodMiniType<Request>,
  answer: z.ZodMiniType<Answer>,
  sample?: CallSample
): Call<Request, Answer> {
  return {
    name,
    readAnswer: data => z.safeDecode(answer, data).data ?? null,
    readRequest: data => z.safeDecode(request, data).data ?? null,
    sample,
    writeAnswer: value => z.encode(answer, value),
    writeRequest: value => z.safeEncode(request, value).data ?? null
  }
}
