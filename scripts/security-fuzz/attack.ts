import { getFirestore } from 'firebase-admin/firestore'
import { seededRandom } from '#domain/data/random.ts'
import { accountCall } from '#contract/calls/account.ts'
import { region } from '#settings.ts'
import { localProject } from '../database/target.ts'
import { askerOf } from '../bench/callables/asking.ts'
import type { Sample } from '../bench/callables/sample.ts'
import { hostileRequest, type HostileRequest, type Valid } from './requests.ts'

const failed = 500
/** A stream has answered 200 by the time its work fails: it says so in an event. */
const failedLater = '"status":"INTERNAL"'
const eventStream = 'text/event-stream'
const eventEnd = '\n\n'

/** The status that an address answers a request with; 0 when there was no answer, 500 when an answer of 200 fails on its way. */
export async function statusOf(address: string, request: HostileRequest): Promise<number> {
  const { body, headers, method } = request
  try {
    const response = await fetch(address, { body: bodyOf(body), headers, method, redirect: 'manual' })
    const text = headers.accept === eventStream ? await firstEvent(response) : await response.text()
    return text.includes(failedLater) ? failed : response.status
  } catch {
    return 0
  }
}

/** A stream goes on for most of a minute, and ends when its reader leaves. */
async function firstEvent(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.includes(eventEnd)) break
  }
  return text
}

function bodyOf(body: HostileRequest['body']): BodyInit | null {
  return body instanceof Uint8Array ? new Blob([Uint8Array.from(body)]) : (body ?? null)
}

/** How often a function answered with each status; 0 when there was no answer. */
export type Outcomes = Record<number, number>

/** A part of what is sent to a function. The same part sends the same, whichever process sends it. */
export interface Part {
  name: string
  number: number
  payloads: number
  seed: string
}

export interface Attacked {
  failures: string[]
  outcomes: Outcomes
}

/** Prepared data are used up after a while: removed, deleted, or changed. */
const payloadsPerPreparation = 200
const payloadsPerThing = 10
const status = { missing: 404, tooOften: 429, unauthenticated: 401 }
const firstFailure = 500
const maxFailures = 20

/** Sends a function its part of hostile requests, each unlike the one before, and counts what it answers. */
export async function attack(sample: Sample, origin: string, part: Part): Promise<Attacked> {
  const random = seededRandom(`${part.seed} ${part.name} ${part.number}`)
  const ask = askerOf(origin)
  const attacked: Attacked = { failures: [], outcomes: {} }
  let valid: Valid = await sample.prepare(ask)
  let age = 0
  for (let sent = 0; sent < part.payloads; sent += 1) {
    const request = hostileRequest(valid, random)
    const answer = await answerTo(part.name, origin, request)
    attacked.outcomes[answer] = (attacked.outcomes[answer] ?? 0) + 1
    if ((answer === 0 || answer >= firstFailure) && attacked.failures.length < maxFailures)
      attacked.failures.push(`${answer} to ${textOf(request)}`)
    age += 1
    if (isUsedUp(answer, request, valid, age)) {
      valid = await sample.prepare(ask)
      age = 0
    }
  }
  return attacked
}

/** An account that is refused with a right token is gone; what is not found may be. */
function isUsedUp(answer: number, { headers }: HostileRequest, { token }: Valid, age: number): boolean {
  const isGone = answer === status.unauthenticated && headers.authorization === `Bearer ${token}`
  const isMissing = answer === status.missing && age >= payloadsPerThing
  return age >= payloadsPerPreparation || isGone || isMissing
}

/** How often a person may call is not what is tried here: after a refusal for that the counts are forgotten, and it is sent again. */
async function answerTo(name: string, origin: string, request: HostileRequest): Promise<number> {
  // A function's own address: behind that of the site Hosting looks for a file first, and holds a stream back until it is over.
  const address = `${origin}/${localProject}/${region}/${pathOf(name)}`
  const first = await statusOf(address, request)
  if (first !== status.tooOften) return first
  const { docs } = await getFirestore().collectionGroup('limites').get()
  await Promise.all(docs.map(({ ref }) => ref.delete()))
  return statusOf(address, request)
}

/** As `firebase.json` leads calls to functions. */
function pathOf(name: string): string {
  if (name === accountCall.name) return name
  return name.startsWith('estudio') ? `estudio/${name}` : `fn/${name}`
}

function textOf({ body, headers, method }: HostileRequest): string {
  const sent = typeof body === 'string' ? body : Buffer.from(body ?? []).toString('latin1')
  return `${method} ${JSON.stringify(headers).slice(0, 400)} ${JSON.stringify(sent.slice(0, 400))}`
}
