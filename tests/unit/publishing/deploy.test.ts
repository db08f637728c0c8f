import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { createHostingApi, type LiveRelease } from '#publishing/hosting/api.ts'
import { hostingTokens } from '#publishing/hosting/credentials.ts'
import { type Deployment, deploy } from '#publishing/hosting/deploy.ts'
import { packed } from '#publishing/hosting/files.ts'
import type { ReleaseAlarm } from '#publishing/control.ts'
import { readHosting } from '#publishing/hosting/serving-config.ts'
import { HostingStandIn } from '../../fixtures/hosting-stand-in.ts'

let folder = ''
let hosting: HostingStandIn
const waits: number[] = []
let logins = 0

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'deploy-'))
  hosting = new HostingStandIn('clavel')
  await hosting.start()
  waits.length = 0
  logins = 0
  write('/index.html', '<h1>Inicio</h1>')
  write('/en/agenda.html', '<h1>What is on</h1>')
  write('/_astro/a.js', 'export {}')
  write('/.journal', 'private')
  write('/.well-known/security.txt', 'Contact: mailto:a@b.example')
})

afterEach(() => {
  hosting.stop()
  rmSync(folder, { force: true, recursive: true })
})

function write(path: string, content: string): void {
  const file = join(folder, 'dist', path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

/** A deploy with the rules of the project. Another `cache` is another machine. */
function run({
  cache = 'cache',
  force = false,
  stops,
  token = tokens()
}: {
  cache?: string
  force?: boolean
  stops?: (live: LiveRelease | null) => Promise<ReleaseAlarm[]>
  token?: ReturnType<typeof hostingTokens>
} = {}): Promise<Deployment> {
  const { config } = readHosting(readFileSync('firebase.json', 'utf8'))
  return deploy({
    api: createHostingApi({
      origin: hosting.origin,
      site: 'clavel',
      token,
      wait: async ms => void waits.push(ms)
    }),
    cacheFolder: join(folder, cache),
    force,
    hosting: { config, folder: join(folder, 'dist') },
    message: 'a test',
    ...(stops && { stops })
  })
}

/** As Google's library gives them: the same one again and again, until it is to begin anew. */
function tokens(): ReturnType<typeof hostingTokens> {
  return hostingTokens(() => {
    logins += 1
    const { token } = hosting
    return { getAccessToken: async () => token }
  })
}

describe('a first deploy', () => {
  test('uploads every file and releases them', async () => {
    expect(await run()).toMatchObject({ changes: null, files: 4, kind: 'released', uploaded: 4 })
    expect(hosting.served('/en/agenda.html')).toBe('<h1>What is on</h1>')
    expect(hosting.served('/.well-known/security.txt')).toContain('Contact')
    expect(hosting.live?.files.has('/.journal')).toBe(false)
  })

  test('serves by the rules of firebase.json', async () => {
    await run()
    expect(hosting.live?.config).toMatchObject({
      cleanUrls: true,
      headers: expect.arrayContaining([
        {
          glob: '/_astro/**',
          headers: expect.objectContaining({ 'Cache-Control': 'public, max-age=31536000, immutable' })
        }
      ]),
      rewrites: expect.arrayContaining([
        { glob: '**', run: { region: 'europe-west1', serviceId: 'paginas' } },
        { glob: '/fn/miCuenta', run: { region: 'europe-west1', serviceId: 'micuenta' } }
      ]),
      trailingSlashBehavior: 'REMOVE'
    })
  })

  test('takes more files than one request may name', async () => {
    for (let number = 0; number < 1100; number += 1) write(`/p/${number}.html`, `<p>${number % 7}</p>`)
    expect(await run()).toMatchObject({ files: 1104, kind: 'released', uploaded: 11 })
    expect(hosting.live?.files.size).toBe(1104)
  })
})

describe('a second deploy', () => {
  test('uploads what changed alone, and says what that was', async () => {
    await run()
    hosting.uploads.length = 0
    write('/index.html', '<h1>Hola</h1>')
    write('/nueva.html', '<h1>Nueva</h1>')
    rmSync(join(folder, 'dist/en/agenda.html'))
    expect(await run({ force: true })).toMatchObject({
      changes: { added: ['/nueva.html'], changed: ['/index.html'], removed: ['/en/agenda.html'] },
      kind: 'released',
      uploaded: 2
    })
    const hashes = await Promise.all(
      ['/index.html', '/nueva.html'].map(async path => (await packed(join(folder, 'dist'), path)).hash)
    )
    expect(hosting.uploads.toSorted()).toEqual(hashes.toSorted())
    expect(hosting.served('/index.html')).toBe('<h1>Hola</h1>')
    expect(hosting.served('/en/agenda.html')).toBeNull()
  })

  test('of the same site makes no release', async () => {
    await run()
    expect(await run()).toEqual({ files: 4, kind: 'current' })
    expect(hosting.releases).toHaveLength(1)
  })

  test('from another machine knows from Hosting what visitors have', async () => {
    await run()
    write('/index.html', '<h1>Hola</h1>')
    expect(await run({ cache: 'other' })).toMatchObject({
      changes: { added: [], changed: ['/index.html'], removed: [] },
      uploaded: 1
    })
  })

  test('after somebody else has released does not believe its memory', async () => {
    await run()
    write('/index.html', '<h1>Hola</h1>')
    await run({ cache: 'other' })
    write('/index.html', '<h1>Inicio</h1>')
    expect(await run()).toMatchObject({ kind: 'released', uploaded: 0 })
    expect(hosting.served('/index.html')).toBe('<h1>Inicio</h1>')
  })
})

describe('a deploy by which more than a fifth of the pages would go', () => {
  beforeEach(async () => {
    for (let number = 0; number < 8; number += 1) write(`/p/${number}.html`, `<p>${number}</p>`)
    await run()
    rmSync(join(folder, 'dist/p/0.html'))
    rmSync(join(folder, 'dist/p/1.html'))
  })

  test('waits for somebody to read that, also on a machine that has never released anything', async () => {
    rmSync(join(folder, 'dist/p/2.html'))
    const held = { alarms: [{ kind: 'shrunk', pages: 10, removed: 3 }], kind: 'held' }
    expect(await run()).toEqual(held)
    expect(await run({ cache: 'other' })).toEqual(held)
    expect(hosting.served('/p/2.html')).toBe('<p>2</p>')
    expect(await run({ force: true })).toMatchObject({ kind: 'released' })
    expect(hosting.served('/p/2.html')).toBeNull()
  })

  test('is one by three of ten, not by two', async () => {
    expect(await run()).toMatchObject({ kind: 'released' })
  })
})

describe('a deploy that is interrupted', () => {
  test('leaves visitors the old release, and the next one goes on where it ended', async () => {
    await run()
    for (let number = 0; number < 60; number += 1) write(`/p/${number}.html`, `<p>${number}</p>`)
    hosting.uploadsLeft = 25
    hosting.uploads.length = 0
    const failed = await run()
    expect(failed).toMatchObject({ kind: 'failed', reason: expect.stringContaining('403') })
    // In the same words, whichever version and file it was.
    expect(await run()).toEqual(failed)
    expect(hosting.live?.files.size).toBe(4)
    hosting.uploadsLeft = Infinity
    expect(await run()).toMatchObject({ kind: 'released', uploaded: 35 })
    expect(hosting.uploads).toHaveLength(60)
    expect(hosting.live?.files.size).toBe(64)
  })

  test.each([{ failures: [503] }, { failures: [429, 500] }, { failures: ['broken' as const] }])(
    'by $failures for a moment tries again',
    async ({ failures }) => {
      hosting.failures = [...failures]
      expect(await run()).toMatchObject({ kind: 'released', uploaded: 4 })
      expect(waits).toEqual([1000, 2000].slice(0, failures.length))
    }
  )

  test('by a server that stays away gives up and says so', async () => {
    hosting.failures = Array.from({ length: 9 }, () => 503)
    expect(await run()).toEqual({
      kind: 'failed',
      reason: 'Hosting: GET /v1beta1/sites/clavel/channels/live: 503 {"error":{"message":"no: 503"}}'
    })
  })

  test('by a token that expires in the middle goes on with a new one, which all uploads share', async () => {
    for (let number = 0; number < 60; number += 1) write(`/p/${number}.html`, `<p>${number}</p>`)
    hosting.requestsUntilExpiry = 12
    expect(await run()).toMatchObject({ files: 64, kind: 'released', uploaded: 64 })
    expect(hosting.uploads).toHaveLength(64)
    expect(logins).toBe(2)
    expect(waits).toEqual([])
  })

  test('by wrong credentials does not try again', async () => {
    expect(await run({ token: async () => 'wrong' })).toMatchObject({
      kind: 'failed',
      reason: expect.stringContaining('401')
    })
    expect(waits).toEqual([])
  })
})

describe('the cache of hashes', () => {
  /** What is in the cache is believed: a wrong hash in it shows whether a file was read. */
  function plant(path: string): void {
    const file = join(folder, 'cache/hashes.json')
    const entries: [string, { hash: string }][] = JSON.parse(readFileSync(file, 'utf8'))
    for (const [name, entry] of entries) if (name === path) entry.hash = 'f'.repeat(64)
    writeFileSync(file, JSON.stringify(entries))
  }

  test('spares files that nobody has written since', async () => {
    await run()
    plant('/index.html')
    expect(await run()).toMatchObject({
      kind: 'failed',
      reason: '/index.html has changed while it was being released'
    })
  })

  test('is not believed for a file of the same length that was written later', async () => {
    await run()
    const file = join(folder, 'dist/index.html')
    const { atime, mtimeMs } = statSync(file)
    write('/index.html', '<h1>Adiós</h1'.padEnd(14, '>').slice(0, 14))
    utimesSync(file, atime, new Date(mtimeMs + 1000))
    expect(await run()).toMatchObject({ changes: { changed: ['/index.html'] }, kind: 'released' })
  })

  test('that cannot be read is made again', async () => {
    await run()
    writeFileSync(join(folder, 'cache/hashes.json'), '{')
    expect(await run()).toEqual({ files: 4, kind: 'current' })
  })
})

test('a rule of firebase.json that a release would lose is an error', () => {
  const text = JSON.stringify({ hosting: { appAssociation: 'AUTO', public: 'dist' } })
  expect(() => readHosting(text)).toThrow('appAssociation')
})

describe('a release that an operator stops', () => {
  const older: ReleaseAlarm = { kind: 'older-code', since: '2026-11-24' }

  test('is not begun, and no force goes past it', async () => {
    await run()
    write('/index.html', '<h1>Otro</h1>')
    const sent = hosting.uploads.length
    const stopped = await run({ force: true, stops: async () => [older] })
    expect(stopped).toEqual({ alarms: [older], kind: 'held' })
    expect(hosting.uploads).toHaveLength(sent)
    expect(hosting.served('/index.html')).toBe('<h1>Inicio</h1>')
  })

  test('does not reach visitors when it was stopped while it was sent', async () => {
    await run()
    write('/index.html', '<h1>Otro</h1>')
    const answers: ReleaseAlarm[][] = [[], [older]]
    expect(await run({ stops: async () => answers.shift() ?? [] })).toEqual({ alarms: [older], kind: 'held' })
    expect(answers).toEqual([])
    expect(hosting.served('/index.html')).toBe('<h1>Inicio</h1>')
    expect(await run()).toMatchObject({ kind: 'released' })
    expect(hosting.served('/index.html')).toBe('<h1>Otro</h1>')
  })

  test('is told when somebody went back in the console', async () => {
    await run()
    write('/index.html', '<h1>Otro</h1>')
    await run()
    const [first = ''] = hosting.releases
    hosting.releases.push(first)
    const seen: (LiveRelease | null)[] = []
    await run({ stops: async live => (seen.push(live), []) })
    expect(seen[0]).toEqual({ isRollback: true, name: 'sites/clavel/releases/3', version: first })
    expect(hosting.served('/index.html')).toBe('<h1>Otro</h1>')
  })
})
