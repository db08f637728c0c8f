import { randomUUID } from 'node:crypto'
import type { Call } from '#contract/calls/call.ts'

/** A callable as far as its answer goes. */
export type AnswerReader<Answer> = Pick<Call<never, Answer>, 'name' | 'readAnswer'>

/** A request, and the token of the sender. */
export interface Asking<Request> {
  request: Request
  token?: string
}

/** A request and the token of its sender. */
export interface Question {
  data: object
  token?: string
}

/** Asks a callable of the site and gives its answer, or throws a `Refused`. */
export type Ask = <Request, Answer>(
  call: Call<Request, Answer>,
  asking: Asking<NoInfer<Request>>
) => Promise<Answer>

/** A refusal is quicker than the work, and must not be taken for it. */
export class Refused extends Error {}

export function askerOf(origin: string): Ask {
  return async (call, asking) => answerIn(call, await send(origin, call.name, questionOf(call, asking)))
}

export function questionOf<Request>(
  { name, writeRequest }: Pick<Call<Request, never>, 'name' | 'writeRequest'>,
  { request, ...by }: Asking<Request>
): Question {
  const data = writeRequest(request)
  if (typeof data !== 'object' || data === null) throw new TypeError(`${name} cannot be asked that`)
  return { ...by, data }
}

/** The text of the answer. Each question comes from an address of its own: how often one may ask is not what is measured. */
export async function send(origin: string, name: string, { data, token }: Question): Promise<string> {
  const response = await fetch(`${origin}/fn/${name}`, {
    body: JSON.stringify({ data }),
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': randomUUID(),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` })
    },
    method: 'POST'
  })
  return response.text()
}

/** Nothing (null) is no answer either, though the contract of some calls allows it. */
export function answerIn<Answer>({ name, readAnswer }: AnswerReader<Answer>, body: string): Answer {
  const { result }: { result?: unknown } = JSON.parse(body)
  const answer = readAnswer(result)
  if (answer === null) throw new Refused(`${name} did not do its work. It answered: ${body.slice(0, 300)}`)
  return answer
}
