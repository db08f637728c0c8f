import { getFirestore } from 'firebase-admin/firestore'
import { formContacto } from '#contract/calls/form-contacto.ts'
import { median } from '../weigh.ts'
import { answerIn, askerOf, send } from './asking.ts'
import type { Sample } from './sample.ts'
import { newMessage } from './visitors.ts'

interface CallTime {
  name: string
  medianMs: number
  slowestMs: number
}

interface Flood {
  sent: number
  held: number
  perSecond: number
}

const warmingCalls = 5
const measuredCalls = 20
const messages = 500
const parallel = 16

/** From the question to the whole answer, one after the other; what a question needs is made before. */
export async function timeOf({ call, prepare }: Sample, origin: string): Promise<CallTime> {
  const times: number[] = []
  for (let index = 0; index < warmingCalls + measuredCalls; index += 1) {
    const question = await prepare(askerOf(origin))
    const since = performance.now()
    const body = await send(origin, call.name, question)
    if (index >= warmingCalls) times.push(performance.now() - since)
    answerIn(call, body)
  }
  return { medianMs: tenths(median(times)), name: call.name, slowestMs: tenths(Math.max(...times)) }
}

/** Messages from as many people, so many at once; then they are counted in the database. */
export async function floodOfMessages(origin: string): Promise<Flood> {
  const kept = async () => (await getFirestore().collection('contactos').get()).size
  const ask = askerOf(origin)
  const before = await kept()
  const since = performance.now()
  const queue = Array.from({ length: messages }).keys()
  await Promise.all(
    Array.from({ length: parallel }, async () => {
      for (const _ of queue) await ask(formContacto, { request: newMessage() })
    })
  )
  const seconds = (performance.now() - since) / 1000
  return { held: (await kept()) - before, perSecond: Math.round(messages / seconds), sent: messages }
}

function tenths(ms: number): number {
  return Math.round(ms * 10) / 10
}
