import { once } from 'node:events'
import { createServer } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'

import type { Publication } from '../../src/publishing/publisher.ts'
import { createRequests } from '../../src/publishing/requests.ts'
import { createService, type ServiceMeans } from '../../src/publishing/service.ts'
import type { Run } from '#publishing/status.ts'

/** The same numbers each time, from 0 to 1. */
function numbers(seed: number): () => number {
  let state = seed
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647
}

/** Lets other work go on so many times. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await setImmediate()
}

const servers: ReturnType<typeof createServer>[] = []

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close()
    server.closeAllConnections()
  }
})

function aRun(publication: Publication): Run {
  return { announcements: [], deployment: null, publication }
}

const report = { moment: '2026-11-21T10:00:00Z', pages: 3, problems: [] }
const told = { milliseconds: 1, report }
const unchanged: Publication = { kind: 'unchanged', ...told }
const held: Publication = { added: [], alarms: [], changed: [], kind: 'held', removed: [], ...told }

/** Runs that end when they are told to. Each takes a copy of the database when it begins. */
function runs() {
  const database: string[] = []
  const begun: { saw: string[]; force: boolean; end: (run?: Run) => void }[] = []
  const requests = createRequests(async ({ force }) => {
    const { promise, resolve } = Promise.withResolvers<Run>()
    begun.push({ end: (run = aRun(unchanged)) => resolve(run), force, saw: [...database] })
    return promise
  })
  return { begun, database, requests }
}

async function serve(means: Partial<ServiceMeans> = {}): Promise<string> {
  const server = createServer(
    createService({
      isReady: () => true,
      plan: async () => aRun({ ...told, added: [], changed: ['/a'], kind: 'planned', removed: [] }),
      preview: async () => ({ kind: 'missing', why: 'There is no such page' }),
      readStatus: () => null,
      requests: createRequests(async () => aRun(unchanged)),
      ...means
    })
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

describe('requests', () => {
  test('that come during a run are answered together by the next one', async () => {
    const { begun, requests } = runs()
    const first = requests.ask()
    await expect.poll(() => begun.length).toBe(1)
    const later = Array.from({ length: 20 }, () => requests.ask())
    begun[0]?.end()
    await first
    await expect.poll(() => begun.length).toBe(2)
    begun[1]?.end()
    await Promise.all(later)
    expect(begun).toHaveLength(2)
    expect(requests.state()).toBe('idle')
  })

  test.each([1, 2, 3])(
    'no edit is lost: whoever asks is answered by a run that saw the edit (%i)',
    async seed => {
      const database: number[] = []
      const next = numbers(seed)
      let count = 0
      const requests = createRequests(async () => {
        count += 1
        await turns(next() * 3)
        const saw = [...database]
        await turns(next() * 10)
        return saw
      })
      const edits = Array.from({ length: 200 }, async (_, name) => {
        await turns(next() * 300)
        database.push(name)
        return (await requests.ask()).includes(name)
      })
      expect(await Promise.all(edits)).not.toContain(false)
      expect(count).toBeLessThan(200)
    }
  )

  test('with force are not weakened by the others they are folded with', async () => {
    const { begun, requests } = runs()
    void requests.ask()
    await expect.poll(() => begun.length).toBe(1)
    void requests.ask()
    void requests.ask({ force: true })
    void requests.ask()
    begun[0]?.end()
    await expect.poll(() => begun.map(({ force }) => force)).toEqual([false, true])
    begun[1]?.end()
  })

  test('go on after a run that throws', async () => {
    let count = 0
    const requests = createRequests(async () => {
      if ((count += 1) === 1) throw new Error('first')
      return count
    })
    await expect(requests.ask()).rejects.toThrow('first')
    expect(await requests.ask()).toBe(2)
  })

  test('and other work do not meet', async () => {
    const { begun, requests } = runs()
    const first = requests.ask()
    const seen: string[] = []
    const work = requests.inTurn(async () => void seen.push(`after ${begun.length}`))
    const second = requests.ask()
    await expect.poll(() => begun.length).toBe(1)
    begun[0]?.end()
    await Promise.all([first, second, work])
    expect(seen).toEqual(['after 1'])
  })
})

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
    const origin = await serve({ requests: createRequests(async () => aRun(publication)) })
    expect((await publish(origin)).status).toBe(status)
  })

  test('passes on that somebody has read what would go', async () => {
    const forced: boolean[] = []
    const requests = createRequests(async ({ force }: { force: boolean }) => {
      forced.push(force)
      return aRun(unchanged)
    })
    const origin = await serve({ requests })
    await publish(origin, '{"force":true}')
    await publish(origin, '{"force":"yes"}')
    expect(forced).toEqual([true, false])
  })

  test('plans without publishing', async () => {
    const origin = await serve({ requests: createRequests(() => Promise.reject(new Error('published'))) })
    const response = await publish(origin, '{"dryRun":true}')
    expect(await response.json()).toMatchObject({ publication: { changed: ['/a'], kind: 'planned' } })
  })

  test('is healthy when the site is warm, and answers then what it was asked before', async () => {
    const warm = Promise.withResolvers<Run>()
    let isReady = false
    const origin = await serve({ isReady: () => isReady, requests: createRequests(() => warm.promise) })
    expect((await fetch(`${origin}/health`)).status).toBe(503)
    const early = publish(origin)
    isReady = true
    expect((await fetch(`${origin}/health`)).status).toBe(200)
    warm.resolve(aRun(unchanged))
    expect(await (await early).json()).toMatchObject({ publication: { kind: 'unchanged' } })
  })

  test('says how the site stands, and that it publishes', async () => {
    const { begun, requests } = runs()
    const origin = await serve({ requests })
    expect(await (await fetch(`${origin}/status`)).json()).toMatchObject({ requests: 'idle' })
    void requests.ask()
    await expect.poll(() => begun.length).toBe(1)
    void requests.ask()
    expect(await (await fetch(`${origin}/status`)).json()).toMatchObject({
      requests: 'busy, and asked again'
    })
    begun[0]?.end()
  })

  test('keeps a preview from caches and search engines', async () => {
    const origin = await serve({
      preview: async question =>
        question.kind === 'file'
          ? {
              body: Buffer.from(question.path).toString('base64'),
              kind: 'file',
              type: 'text/html; charset=utf-8'
            }
          : { drafts: [], kind: 'drafts' }
    })
    const response = await fetch(`${origin}/preview?path=${encodeURIComponent('/de/experiencias/ñora')}`)
    expect(await response.text()).toBe('/de/experiencias/ñora')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    expect(await (await fetch(`${origin}/drafts`)).json()).toEqual({ drafts: [] })
    expect((await fetch(`${await serve()}/preview?path=/no`)).status).toBe(404)
  })

  test.each([
    ['GET', '/publish', undefined, 404],
    ['POST', '/publish', 'text/plain', 415],
    ['POST', '/status', 'application/json', 404],
    ['GET', '/preview', undefined, 404],
    ['POST', '/preview?path=/', 'application/json', 404]
  ])('%s %s of the type %s is answered by %i', async (method, path, type, status) => {
    const headers: Record<string, string> = type === undefined ? {} : { 'content-type': type }
    const response = await fetch((await serve()) + path, { headers, method })
    expect(response.status).toBe(status)
  })

  test.each(['{', 'x'.repeat(2000)])('a body that cannot be read is refused', async body => {
    expect((await publish(await serve(), body)).status).toBe(400)
  })
})
