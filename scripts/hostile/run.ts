import { getFirestore } from 'firebase-admin/firestore'
import { seededRandom } from '#domain/data/random.ts'
import { askerOf } from '../bench/callables/asking.ts'
import type { Sample } from '../bench/callables/sample.ts'
import { hostileRequest, type HostileRequest, type Valid } from './requests.ts'

/** How often a function answered with each status; 0 when there was no answer. */
export type Outcomes = Record<number, number>

export interface Attacked {
  name: string
  failures: string[]
  outcomes: Outcomes
}

/** What was prepared is used up: removed, deleted, or no longer what it was. */
const payloadsPerPreparation = 200
const payloadsPerPerson = 10
const unauthenticated = 401
const firstFailure = 500
const mostFailures = 20

/** Sends so many hostile requests to a function, each unlike the one before, and counts what it answers. */
export async function attack(
  { call, prepare }: Sample,
  origin: string,
  { payloads, seed }: { payloads: number; seed: string }
): Promise<Attacked> {
  const random = seededRandom(`${seed} ${call.name}`)
  const ask = askerOf(origin)
  const attacked: Attacked = { failures: [], name: call.name, outcomes: {} }
  let valid: Valid = await prepare(ask)
  let age = 0
  for (let sent = 0; sent < payloads; sent += 1) {
    const request = hostileRequest(valid, random)
    const status = await statusOf(`${origin}/fn/${call.name}`, request)
    attacked.outcomes[status] = (attacked.outcomes[status] ?? 0) + 1
    if ((status === 0 || status >= firstFailure) && attacked.failures.length < mostFailures)
      attacked.failures.push(`${status} to ${textOf(request)}`)
    age += 1
    const isOver = status === unauthenticated && age >= payloadsPerPerson
    if (age >= payloadsPerPreparation || isOver) {
      valid = await prepare(ask)
      age = 0
    }
    if (sent % payloadsPerPerson === 0) await forgetCounts()
  }
  return attacked
}

/** How often a person may call is not what is tried here. */
async function forgetCounts(): Promise<void> {
  const { docs } = await getFirestore().collection('limites').get()
  await Promise.all(docs.map(({ ref }) => ref.delete()))
}

async function statusOf(address: string, request: HostileRequest): Promise<number> {
  try {
    const { body, headers, method } = request
    const response = await fetch(address, { body: bodyOf(body), headers, method, redirect: 'manual' })
    await response.arrayBuffer()
    return response.status
  } catch {
    return 0
  }
}

function bodyOf(body: HostileRequest['body']): BodyInit | null {
  return body instanceof Uint8Array ? new Blob([Uint8Array.from(body)]) : (body ?? null)
}

function textOf({ body, headers, method }: HostileRequest): string {
  const sent = typeof body === 'string' ? body : Buffer.from(body ?? []).toString('latin1')
  return `${method} ${JSON.stringify(headers).slice(0, 400)} ${JSON.stringify(sent.slice(0, 400))}`
}
