import { refused } from '../../console.ts'
import { answerIn, askerOf, Refused, send } from '../callables/asking.ts'
import { samples } from '../callables/samples.ts'
import { openTestServer } from '../callables/test-server.ts'
import type { Measured, Section } from '../section.ts'
import { getFirestore } from 'firebase-admin/firestore'
import { formContacto } from '#contract/calls/form-contacto.ts'
import { median } from '../weigh.ts'
import type { Sample } from '../callables/sample.ts'
import { newMessage } from '../callables/visitors.ts'

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
async function timeOf({ call, prepare }: Sample, origin: string): Promise<CallTime> {
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
async function floodOfMessages(origin: string): Promise<Flood> {
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

/** Cost of each callable over HTTP when it is warm, and the number of contact messages a second that are stored without a loss. */
export const callables: Section = {
  name: 'callables',
  run: async ({ folder }) => {
    const { debug } = console
    // Each call has a line in the log, which is not what is measured.
    console.debug = () => {}
    const stage = await openTestServer(folder)
    try {
      const measured = await measure(stage.origin)
      const { held, sent } = measured.figures.contact
      return held === sent ? measured : refused(`Of ${sent} contact messages ${held} are held.`)
    } catch (error) {
      if (error instanceof Refused) return refused(error.message)
      throw error
    } finally {
      stage.stop()
      console.debug = debug
    }
  }
}

async function measure(origin: string) {
  const warm = []
  for (const sample of samples) warm.push(await timeOf(sample, origin))
  const contact = await floodOfMessages(origin)
  const rows: Measured['rows'] = [
    ...warm.map(({ medianMs, name, slowestMs }): [string, string] => [
      name,
      `${medianMs.toFixed(1)} ms (median), ${slowestMs.toFixed(1)} ms at most`
    ]),
    ['contact messages', `${contact.perSecond} a second; ${contact.held} of ${contact.sent} held`]
  ]
  return { figures: { contact, warm }, kind: 'measured' as const, rows }
}
