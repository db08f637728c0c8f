import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listen } from 'local-firebase'
import { deleteApp, getApps } from 'firebase-admin/app'
import type * as Functions from '#functions/index.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

/** The queue and the publisher as the functions see them: what they were asked, by the path of the request. */
const asked: { path: string; body: unknown }[] = []
const taken = new Set<string>()
let publisherAnswers = 200

const server = createServer((request, response) => void answer(request, response))

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = request.url ?? ''
  const body = await read(request)
  asked.push({ body, path })
  const name = String(body.task?.name)
  const isTaken = path.endsWith('/tasks') && taken.has(name)
  taken.add(name)
  response.writeHead(isTaken ? 409 : path === '/publish' ? publisherAnswers : 200).end('{}')
}

async function read(request: IncomingMessage): Promise<{ task?: { name?: string; scheduleTime?: string } }> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return JSON.parse(text || '{}')
}

// Both are read once the environment names a publisher.
let region = ''
let functions: typeof Functions

beforeAll(async () => {
  process.env.PUBLISHER_URL = await listen(server)
  process.env.CLOUD_TASKS_EMULATOR_HOST = new URL(process.env.PUBLISHER_URL).host
  process.env.GCLOUD_PROJECT = 'demo-clavel'
  process.env.METADATA_SERVER_DETECTION = 'none'
  process.env.FIREBASE_CONFIG = JSON.stringify({ projectId: 'demo-clavel' })
  functions = await import('#functions/index.ts')
  const settings = await import('#settings.ts')
  region = settings.region
})

afterAll(async () => {
  await Promise.all(getApps().map(app => deleteApp(app)))
  server.close()
})

beforeEach(() => {
  asked.length = 0
  taken.clear()
  publisherAnswers = 200
})

/** A write as the trigger of its level hears of it. */
async function write(document: string, before: object | undefined, after: object | undefined): Promise<void> {
  const snapshot = (fields: object | undefined) => ({ data: () => fields })
  const trigger = document.split('/').length > 2 ? functions.alComentar : functions.alCambiar
  const run: (event: unknown) => Promise<void> = Reflect.get(Object(trigger), 'run')
  await run({ data: { after: snapshot(after), before: snapshot(before) }, document })
}

async function runTask(): Promise<void> {
  const run: (request: unknown) => Promise<void> = Reflect.get(Object(functions.publicacion), 'run')
  await run({ data: {} })
}

describe('a write', () => {
  test.each([
    'categorias/rutas',
    'configuracion/listados',
    'empresas/levante',
    'experiencias/kayak',
    'experiencias/kayak/comentarios/uno',
    'partners/casa',
    'preguntas/una',
    'provincias/malaga'
  ])('of %s puts one task into the queue', async document => {
    await write(document, undefined, { publicado: true })
    expect(asked).toMatchObject([{ path: expect.stringContaining(`/${region}/queues/publicacion/tasks`) }])
  })

  test('of a draft asks for nothing', async () => {
    await write('experiencias/kayak', undefined, { borrador: true })
    expect(asked).toEqual([])
  })

  test.each(['visitas/uno', 'usuarios/ana', 'contactos/uno'])(
    'of %s, which is no document of editors, asks for nothing',
    async document => {
      await write(document, undefined, { nombre: 'Ana' })
      expect(asked).toEqual([])
    }
  )

  test('in a burst is answered though the queue holds its task already', async () => {
    await Promise.all(Array.from({ length: 20 }, () => write('experiencias/kayak', {}, {})))
    // A burst may begin at the end of one slot and end in the next.
    expect(taken.size).toBeLessThanOrEqual(2)
    expect(asked).toHaveLength(20)
  })

  test('is published after the end of its slot', async () => {
    await write('empresas/levante', {}, {})
    const [{ body } = { body: null }] = asked
    const { task } = Object(body)
    expect(Date.parse(task.scheduleTime)).toBeGreaterThan(Date.now() + 500)
  })
})

test('a new day asks for a publication, after midnight in Andalusia', async () => {
  const run: (event: object) => Promise<void> = Reflect.get(Object(functions.cadaDia), 'run')
  await run({})
  expect(asked).toMatchObject([{ path: expect.stringContaining('/queues/publicacion/tasks') }])
  expect(endpointOf(functions.cadaDia)).toMatchObject({
    scheduleTrigger: { schedule: '5 0 * * *', timeZone: 'Europe/Madrid' }
  })
})

describe('a task', () => {
  test('has the publisher publish', async () => {
    await runTask()
    expect(asked).toEqual([{ body: {}, path: '/publish' }])
  })

  test('fails with the publisher, so that the queue tries again', async () => {
    publisherAnswers = 500
    await expect(runTask()).rejects.toThrow('answered 500')
  })
})

function endpointOf(cloudFunction: unknown): unknown {
  return Reflect.get(Object(cloudFunction), '__endpoint')
}

test('triggers hear of every document of the first level, and of opinions below experiences', () => {
  const triggers = [functions.alCambiar, functions.alComentar].map(endpointOf)
  expect(triggers).toMatchObject(
    ['{coleccion}/{id}', 'experiencias/{experiencia}/comentarios/{id}'].map(document => ({
      eventTrigger: {
        eventFilterPathPatterns: { document },
        eventType: 'google.cloud.firestore.document.v1.written',
        retry: true
      },
      region: [region]
    }))
  )
  expect(endpointOf(functions.publicacion)).toMatchObject({ region: [region], taskQueueTrigger: {} })
})
