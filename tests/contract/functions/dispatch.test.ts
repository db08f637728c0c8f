import { createServer, type Server } from 'node:http'
import { listen } from 'local-firebase'
import express from 'express'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type * as Functions from '#functions/index.ts'
import { settings } from '#settings.ts'

let functions: typeof Functions
let server: Server
let origin = ''

/** Behind Hosting a function sees the whole address; at its own one its name is gone. */
beforeAll(async () => {
  process.env.GCLOUD_PROJECT = 'demo-clavel'
  process.env.FIREBASE_CONFIG = JSON.stringify({ projectId: 'demo-clavel' })
  functions = await import('#functions/index.ts')
  const keepRaw = (request: object, _response: object, rawBody: Buffer) =>
    void Object.assign(request, { rawBody })
  const app = express().use(express.json({ verify: keepRaw }), express.raw({ type: '*/*', verify: keepRaw }))
  const { estudio, fn, miCuenta } = functions
  for (const [name, handler] of Object.entries({ estudio, fn, miCuenta }))
    app.use(
      `/own/${name}`,
      (request, response) => void handler(Object.assign(request, keep(request)), response)
    )
  app.use((request, response) => void fn(Object.assign(request, keep(request)), response))
  server = createServer(app)
  origin = await listen(server)
})

afterAll(() => server.close())

/** A request without a body has none as it came, either. */
function keep(request: object): { rawBody: Buffer } {
  const { rawBody = Buffer.of() }: { rawBody?: Buffer } = Object(request)
  return { rawBody }
}

async function ask(path: string, { method = 'POST', ...init }: RequestInit = {}) {
  const body = method === 'POST' ? { body: '{"data":{}}' } : {}
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(origin + path, { headers, method, ...body, ...init })
  return { answer: await response.json(), status: response.status }
}

const unknown = {
  answer: { error: { message: 'There is no such function', status: 'NOT_FOUND' } },
  status: 404
}

describe('a call', () => {
  test.each([
    ['/fn/formContacto', 400, 'INVALID_ARGUMENT'],
    ['/own/fn/formContacto', 400, 'INVALID_ARGUMENT'],
    ['/fn/listarCompras', 401, 'UNAUTHENTICATED'],
    ['/own/estudio/estudioListar', 401, 'UNAUTHENTICATED'],
    ['/own/miCuenta', 401, 'UNAUTHENTICATED']
  ])('of %s is answered by the callable of that name', async (path, status, code) => {
    expect(await ask(path)).toMatchObject({ answer: { error: { status: code } }, status })
  })

  test.each([
    '/fn/nada',
    '/fn/constructor',
    '/fn/__proto__',
    '/fn/estudioListar',
    '/fn',
    '/fn/',
    '/',
    '/fn/fn/formContacto',
    '/fn/formContacto/',
    '/fn/formContacto/mas',
    '/fn/form%43ontacto',
    '/own/fn',
    '/own/estudio/',
    '/own/estudio/formContacto',
    '/own/miCuenta/nada'
  ])('of %s finds no function, and says so in the words of the protocol', async path => {
    expect(await ask(path)).toEqual(unknown)
    expect(await ask(path, { method: 'GET' })).toEqual(unknown)
  })

  test.each(['GET', 'PUT', 'DELETE'])('by %s is refused, because calls are sent by POST', async method => {
    expect(await ask('/fn/formContacto', { method })).toMatchObject({
      answer: { error: { status: 'INVALID_ARGUMENT' } },
      status: 400
    })
  })
})

test('the reports of browsers have an address of their own beside the calls', async () => {
  const report = (body: string) =>
    fetch(`${origin}/fn/informes`, {
      body,
      headers: { 'content-type': 'application/reports+json' },
      method: 'POST'
    })
  expect((await report('[]')).status).toBe(204)
  expect((await report('{"data":{}}')).status).toBe(400)
})

test('the stream is open to the pages of the site at its own address, and to no other ones', async () => {
  const allowed = async (from: string) => {
    const { headers } = await fetch(`${origin}/own/miCuenta`, {
      headers: {
        'access-control-request-headers': 'authorization',
        'access-control-request-method': 'POST',
        origin: from
      },
      method: 'OPTIONS'
    })
    return headers.get('access-control-allow-origin')
  }
  expect(await allowed(settings.site)).toBe(settings.site)
  expect(await allowed('https://evil.example')).not.toBe('https://evil.example')
})
