import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'

import type { Publication } from '../../src/publishing/outcome.ts'
import { createService, type ServiceSettings } from '../../src/publishing/service.ts'

/** Outcome of a run. */
interface Run {
  publication: Publication
}

const servers: ReturnType<typeof createServer>[] = []

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close()
    server.closeAllConnections()
  }
})

function aRun(publication: Publication): Run {
  return { publication }
}

const report = { moment: '2026-11-21T10:00:00Z', pages: 3, problems: [] }
const told = { milliseconds: 1, report }
const step = { files: { added: [], changed: [], removed: [] }, from: 1, to: 1 }
const unchanged: Publication = { kind: 'unchanged', step, ...told }
const held: Publication = { added: [], alarms: [], changed: [], kind: 'held', removed: [], ...told }

/** Runs that end when they are told to. */
function runs() {
  const begun: { force: boolean; end: (run?: Run) => void }[] = []
  const run = async ({ force = false }: { force?: boolean | undefined }) => {
    const { promise, resolve } = Promise.withResolvers<Run>()
    begun.push({ end: (ended = aRun(unchanged)) => resolve(ended), force })
    return promise
  }
  return { begun, run }
}

async function serve(settings: Partial<ServiceSettings<Run>> = {}): Promise<string> {
  const server = createServer(
    createService({
      hasFailed: ({ publication }) => publication.kind === 'failed',
      isReady: () => true,
      readStatus: () => null,
      run: async () => aRun(unchanged),
      ...settings
    }).listener
  )
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
}

function publish(origin: string, body: string = '{}'): Promise<Response> {
  return fetch(`${origin}/publish`, { body, headers: { 'content-type': 'application/json' }, method: 'POST' })
}

describe('the service', () => {
  test('publishes and answers what came of it', async () => {
    const response = await publish(await serve())
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ publication: { kind: 'unchanged' } })
  })

  test.each([
    [{ kind: 'failed', reason: 'no disk' } satisfies Publication, 500],
    [held, 200]
  ])('%o is answered by %i: the queue tries again only what may help', async (publication, status) => {
    const origin = await serve({ run: async () => aRun(publication) })
    expect((await publish(origin)).status).toBe(status)
  })

  test('passes on that somebody has read what would go', async () => {
    const forced: boolean[] = []
    const origin = await serve({
      run: async ({ force = false }) => {
        forced.push(force)
        return aRun(unchanged)
      }
    })
    await publish(origin, '{"force":true}')
    await publish(origin, '{"force":"yes"}')
    expect(forced).toEqual([true, false])
  })

  test('plans without publishing', async () => {
    const origin = await serve({
      run: async ({ dryRun }) => {
        if (!dryRun) throw new Error('published')
        return aRun({ ...told, added: [], changed: ['/a'], kind: 'planned', removed: [] })
      }
    })
    const response = await publish(origin, '{"dryRun":true}')
    expect(await response.json()).toMatchObject({ publication: { changed: ['/a'], kind: 'planned' } })
  })

  test('is healthy when the site is warm, and answers then what it was asked before', async () => {
    const warm = Promise.withResolvers<Run>()
    let isReady = false
    const origin = await serve({ isReady: () => isReady, run: () => warm.promise })
    expect((await fetch(`${origin}/health`)).status).toBe(503)
    const early = publish(origin)
    isReady = true
    expect((await fetch(`${origin}/health`)).status).toBe(200)
    warm.resolve(aRun(unchanged))
    expect(await (await early).json()).toMatchObject({ publication: { kind: 'unchanged' } })
  })

  test('says how the site stands, and that it publishes', async () => {
    const { begun, run } = runs()
    const origin = await serve({ readStatus: () => ({ pages: 3 }), run })
    const status = async (): Promise<unknown> => (await fetch(`${origin}/status`)).json()
    expect(await status()).toEqual({ pages: 3, requests: 'idle' })
    const asked = [publish(origin)]
    await expect.poll(() => begun.length).toBe(1)
    asked.push(publish(origin))
    await expect.poll(status).toEqual({ pages: 3, requests: 'busy, and asked again' })
    begun[0]?.end()
    await expect.poll(() => begun.length).toBe(2)
    begun[1]?.end()
    await Promise.all(asked)
  })

  test('answers what a site adds, keeps it from caches and search engines, and misses what has no answer', async () => {
    const origin = await serve({
      routes: {
        'GET /echo': async parameters => {
          const said = parameters.get('say')
          return said === null ? null : { body: Buffer.from(said), status: 200, type: 'text/plain' }
        }
      }
    })
    const response = await fetch(`${origin}/echo?say=${encodeURIComponent('ñora')}`)
    expect(await response.text()).toBe('ñora')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('content-type')).toBe('text/plain')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    expect((await fetch(`${origin}/echo`)).status).toBe(404)
    expect((await fetch(`${await serve()}/echo?say=a`)).status).toBe(404)
  })

  test('tries again by itself what failed, where it is to', async () => {
    const { begun, run } = runs()
    const failed = aRun({ kind: 'failed', reason: 'no disk' })
    const { ask } = createService({
      hasFailed: ({ publication }: Run) => publication.kind === 'failed',
      isReady: () => true,
      isRetrying: true,
      pauses: { firstMs: 1, longestMs: 1 },
      readStatus: () => null,
      run
    })
    const first = ask()
    await expect.poll(() => begun.length).toBe(1)
    begun[0]?.end(failed)
    expect(await first).toEqual(failed)
    await expect.poll(() => begun.length).toBe(2)
    begun[1]?.end()
  })

  test.each([
    ['GET', '/publish', undefined, 404],
    ['POST', '/publish', 'text/plain', 415],
    ['POST', '/status', 'application/json', 404],
    ['GET', '/nothing', undefined, 404]
  ])('%s %s of the type %s is answered by %i', async (method, path, type, status) => {
    const headers: Record<string, string> = type === undefined ? {} : { 'content-type': type }
    const response = await fetch((await serve()) + path, { headers, method })
    expect(response.status).toBe(status)
  })

  test.each(['{', 'x'.repeat(2000)])('a body that cannot be read is refused', async body => {
    expect((await publish(await serve(), body)).status).toBe(400)
  })
})

describe('routes of one’s own', () => {
  const routes = {
    'POST /echo': async (_: URLSearchParams, body: unknown) =>
      Object(body).known === true ? { body: Object(body), status: 200 } : null
  }
  const send = async (body: string, type = 'application/json') => {
    const origin = await serve({ routes })
    return fetch(`${origin}/echo`, { body, headers: { 'content-type': type }, method: 'POST' })
  }

  test('are given what a request brings', async () => {
    expect(await (await send('{"known":true,"text":"ñ"}')).json()).toEqual({ known: true, text: 'ñ' })
  })

  test.each([
    ['no JSON', '{', 'application/json', 400],
    ['what the route cannot read', '{}', 'application/json', 400],
    ['more than a document', `"${'x'.repeat(2_000_001)}"`, 'application/json', 400],
    ['a form of a browser', '{"known":true}', 'text/plain', 415]
  ])('are not asked with %s', async (_, body, type, status) => {
    expect((await send(body, type)).status).toBe(status)
  })
})
