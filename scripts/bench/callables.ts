import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { getFirestore } from 'firebase-admin/firestore'
import { startDatabase } from '../local/database.ts'
import { createHost } from '../local/host.ts'
import { freePort, loopback } from '../local/ports.ts'
import { functionsFile } from '../site/functions.ts'

/** What calling functions over HTTP costs on this machine. */
export interface CallableFigures {
  /** Milliseconds of a warm call that anybody may make, the middle one of many: its answer is why it is refused, or what it gives. */
  warm: { name: string; medianMs: number; slowestMs: number }[]
  contact: { sent: number; held: number; perSecond: number }
}

const warmingCalls = 5
const parallel = 16

/** Calls that need nobody to be signed in; each does what it does for a visitor. */
const samples: Readonly<Record<string, () => object>> = {
  formContacto: aMessage,
  grabarEstadisticas: () => ({ idioma: 'esd', provincia: 'malaga' }),
  guardarOpinion: () => ({ experiencia: 'x', idioma: 'es', nombre: 'Ana', opinion: 'Muy bien todo.' }),
  listarRevisiones: () => ({}),
  urlHolidays: () => ({ exp: 'ma-kayak-maro' })
}

/** Starts the host with an empty database of its own, and ends both. */
export async function measureCallables(calls: number, messages: number): Promise<CallableFigures> {
  const database = await startDatabase()
  process.env.FIRESTORE_EMULATOR_HOST = database.host
  const port = await freePort()
  const origin = `http://${loopback}:${port}`
  const server = createServer(await createHost({ folder: '.', functions: functionsFile }, origin))
  await new Promise<void>(ready => void server.listen(port, loopback, ready))
  try {
    const warm = []
    for (const name of Object.keys(samples)) warm.push({ name, ...(await timeOf(origin, name, calls)) })
    return { contact: await flood(origin, messages), warm }
  } finally {
    server.close()
    server.closeAllConnections()
    database.stop()
  }
}

async function timeOf(origin: string, name: string, calls: number) {
  const times: number[] = []
  for (let index = 0; index < calls + warmingCalls; index += 1) {
    const since = performance.now()
    await ask(origin, name)
    if (index >= warmingCalls) times.push(performance.now() - since)
  }
  const sorted = times.toSorted((a, b) => a - b)
  return { medianMs: rounded(sorted[Math.floor(sorted.length / 2)]), slowestMs: rounded(sorted.at(-1)) }
}

/** Messages from as many people, so many at once; then they are counted in the database. */
async function flood(origin: string, messages: number): Promise<CallableFigures['contact']> {
  const kept = async () => (await getFirestore().collection('contactos').get()).size
  const before = await kept()
  const since = performance.now()
  const queue = Array.from({ length: messages }).keys()
  await Promise.all(
    Array.from({ length: parallel }, async () => {
      for (const _ of queue) await ask(origin, 'formContacto')
    })
  )
  const seconds = (performance.now() - since) / 1000
  return { held: (await kept()) - before, perSecond: Math.round(messages / seconds), sent: messages }
}

function aMessage(): object {
  return {
    checkbox: true,
    email: 'ana@example.com',
    envio: randomUUID(),
    mensaje: '¿Hay aparcamiento cerca?',
    name: 'Ana'
  }
}

/** Each from an address of its own: how often one may call is not what is measured. */
async function ask(origin: string, name: string): Promise<void> {
  const response = await fetch(`${origin}/fn/${name}`, {
    body: JSON.stringify({ data: samples[name]?.() ?? {} }),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `${randomUUID()}, 10.0.0.1` },
    method: 'POST'
  })
  await response.arrayBuffer()
}

function rounded(ms = 0): number {
  return Math.round(ms * 10) / 10
}
