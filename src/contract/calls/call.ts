import { z } from 'zod/mini'

/** One callable function: its name, and what fits as a request and as an answer. Both sides read the same schemas. */
export interface Call<Request, Answer> {
  name: string
  /** Null when it does not fit. */
  readRequest: (data: unknown) => Request | null
  readAnswer: (data: unknown) => Answer | null
  /** Missing where something has to be there before it can be asked rightly: `scripts/bench/callables` makes it then. */
  sample?: CallSample | undefined
}

/** How a call is asked rightly, and by whom. The bench and the hostile calls begin there. */
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
  return { name, readAnswer: reader(answer), readRequest: reader(request), sample }
}

function reader<Value>(schema: z.ZodMiniType<Value>): (data: unknown) => Value | null {
  return data => {
    const parsed = z.safeParse(schema, data)
    return parsed.success ? parsed.data : null
  }
}
