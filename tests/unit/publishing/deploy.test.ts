import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { SiteStep } from 'live-publisher'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { createHostingApi, type LiveRelease } from '#publishing/hosting/api.ts'
import { hostingTokens } from '#publishing/hosting/credentials.ts'
import { type Deployment, deploy } from '#publishing/hosting/deploy.ts'
import { packed } from '#publishing/hosting/files.ts'
import type { ReleaseAlarm } from '#publishing/control.ts'
import { readHosting, type ServingConfig } from '#publishing/hosting/serving-config.ts'
import { region } from '#settings.ts'
import { HostingStandIn } from '../../../scripts/local/hosting-stand-in.ts'

let folder = ''
let hosting: HostingStandIn
const waits: number[] = []
let logins = 0
/** Version of the site on the disk. */
let site = 1

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'deploy-'))
  hosting = new HostingStandIn('clavel')
  await hosting.start()
  waits.length = 0
  logins = 0
  site = 1
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

/** A deploy with the rules of the project, after something that is not known. Another `cache` is another machine. */
function run({
  cache = 'cache',
  config: served,
  force = false,
  step = { files: { added: [], changed: [], removed: [] }, from: 0, to: site },
  stops,
  token = tokens()
}: {
  cache?: string
  config?: ServingConfig
  force?: boolean
  step?: SiteStep
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
    hosting: { config: served ?? config, folder: join(folder, 'dist') },
    memory: join(folder, cache, 'hosting.json'),
    message: 'a test',
    pages: pagesNow(),
    step,
    ...(stops && { stops })
  })
}

/** A deploy after a publication that wrote and removed files. */
function edit(
  written: Record<string, string>,
  removed: string[] = [],
  options: Parameters<typeof run>[0] = {}
): Promise<Deployment> {
  const paths = Object.keys(written)
  const isThere = (path: string) => existsSync(join(folder, 'dist', path))
  const files = {
    added: paths.filter(path => !isThere(path)).map(withoutSlash),
    changed: paths.filter(isThere).map(withoutSlash),
    removed: removed.map(withoutSlash)
  }
  for (const [path, content] of Object.entries(written)) write(path, content)
  for (const path of removed) rmSync(join(folder, 'dist', path))
  const step = { files, from: site, to: site + 1 }
  site += 1
  return run({ ...options, step })
}

function withoutSlash(path: string): string {
  return path.slice(1)
}

/** A deploy after a publication that found nothing to do. */
function again(options: Parameters<typeof run>[0] = {}): Promise<Deployment> {
  return run({ ...options, step: { files: { added: [], changed: [], removed: [] }, from: site, to: site } })
}

function pagesNow(): number {
  return readdirSync(join(folder, 'dist'), { encoding: 'utf8', recursive: true }).filter(isPage).length
}

function isPage(name: string): boolean {
  return name.endsWith('.html')
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
        { glob: '**', run: { region, serviceId: 'paginas' } },
        { glob: '/fn/miCuenta', run: { region, serviceId: 'micuenta' } }
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

describe('a deploy after an edit', () => {
  const clone = 'POST sites/clavel/versions:clone'
  const called = (call: string) => hosting.calls.filter(each => each === call).length

  beforeEach(async () => {
    await run()
    hosting.calls.length = 0
  })

  test('clones what visitors have, and names what changed in one request', async () => {
    expect(
      await edit(
        { '/.journal': 'private', '/index.html': '<h1>Hola</h1>', '/nueva.html': '<h1>Nueva</h1>' },
        ['/en/agenda.html'],
        { force: true }
      )
    ).toMatchObject({
      changes: { added: ['/nueva.html'], changed: ['/index.html'], removed: ['/en/agenda.html'] },
      files: 4,
      kind: 'released',
      uploaded: 2
    })
    const upload = 'POST /upload/sites/clavel/versions/*/files/*'
    expect(hosting.calls.slice(0, 6)).toEqual([
      'GET sites/clavel/channels/live',
      clone,
      'GET projects/-/operations/*',
      'POST sites/clavel/versions/*:populateFiles',
      upload,
      upload
    ])
    // Side by side, before the last one.
    expect(hosting.calls.slice(6, 8).toSorted()).toEqual([
      'GET sites/clavel/channels/live',
      'PATCH sites/clavel/versions/*'
    ])
    expect(hosting.calls.slice(8)).toEqual(['POST sites/clavel/releases'])
    expect([...(hosting.live?.files.keys() ?? [])].toSorted()).toEqual([
      '/.well-known/security.txt',
      '/_astro/a.js',
      '/index.html',
      '/nueva.html'
    ])
    expect(hosting.served('/index.html')).toBe('<h1>Hola</h1>')
  })

  test('reads no other file than those that changed, and no list of all files', async () => {
    rmSync(join(folder, 'dist/_astro/a.js'))
    writeFileSync(join(folder, 'cache/hashes.json'), 'not read, and not written')
    expect(await edit({ '/index.html': '<h1>Hola</h1>' })).toMatchObject({ kind: 'released', uploaded: 1 })
    expect(readFileSync(join(folder, 'cache/hashes.json'), 'utf8')).toBe('not read, and not written')
    expect(readFileSync(join(folder, 'cache/hosting.json'), 'utf8')).not.toContain('/_astro/a.js')
    expect(hosting.served('/_astro/a.js')).toBe('export {}')
  })

  test('is served by the rules of now, whatever a clone brings along', async () => {
    const config = { headers: [], redirects: [], rewrites: [{ glob: '**', path: '/index.html' }] }
    await edit({ '/index.html': '<h1>Hola</h1>' }, [], { config })
    expect(hosting.live?.config).toEqual(config)
    expect(await again({ config })).toEqual({ files: 4, kind: 'current' })
    expect(await again()).toMatchObject({ kind: 'released', uploaded: 0 })
    expect(hosting.live?.config).toMatchObject({ cleanUrls: true })
  })

  test('makes no release when nothing was published since', async () => {
    expect(await again()).toEqual({ files: 4, kind: 'current' })
    expect(hosting.calls).toEqual(['GET sites/clavel/channels/live'])
  })

  test('waits for a clone that takes its time', async () => {
    hosting.looksUntilCloned = 4
    expect(await edit({ '/index.html': '<h1>Hola</h1>' })).toMatchObject({ kind: 'released' })
    expect(waits).toEqual([250, 500, 1000])
  })

  test.each([
    ['is refused', () => (hosting.refusesClones = true)],
    ['does not end', () => (hosting.looksUntilCloned = Infinity)]
  ])('sends the whole site when a clone %s', async (_, happens) => {
    happens()
    expect(await edit({ '/index.html': '<h1>Hola</h1>' })).toMatchObject({
      changes: { added: [], changed: ['/index.html'], removed: [] },
      files: 4,
      kind: 'released',
      uploaded: 1
    })
    expect(called(clone)).toBe(1)
    expect(hosting.live?.files.size).toBe(4)
    hosting.refusesClones = false
    hosting.looksUntilCloned = 1
    await edit({ '/index.html': '<h1>Adiós</h1>' })
    expect(called(clone)).toBe(2)
  })

  test('compares all files after somebody else has released, and clones again after that', async () => {
    write('/index.html', '<h1>Other</h1>')
    await run({ cache: 'other' })
    hosting.calls.length = 0
    expect(await edit({ '/en/agenda.html': '<h1>Agenda</h1>' })).toMatchObject({
      changes: { changed: ['/en/agenda.html'] },
      kind: 'released'
    })
    expect(called('GET sites/clavel/versions/*/files')).toBe(2)
    expect(called(clone)).toBe(0)
    await edit({ '/en/agenda.html': '<h1>What is on</h1>' })
    expect(called(clone)).toBe(1)
  })

  test('compares all files when another program changed the site on the disk', async () => {
    write('/_astro/a.js', 'export const a = 1')
    site += 1
    await edit({ '/index.html': '<h1>Hola</h1>' })
    expect(called(clone)).toBe(0)
    expect(hosting.served('/_astro/a.js')).toBe('export const a = 1')
  })

  test('brings what was published while a release was held', async () => {
    const older: ReleaseAlarm = { kind: 'older-code', since: '2026-11-24' }
    const stops = async () => [older]
    await edit({ '/index.html': '<h1>Uno</h1>', '/passing.html': '<p>1</p>' }, [], { stops })
    await edit({ '/index.html': '<h1>Dos</h1>' }, ['/passing.html', '/en/agenda.html'], { stops })
    await edit({ '/en/agenda.html': '<h1>Back</h1>' }, [], { stops })
    expect(called(clone)).toBe(0)
    expect(await again()).toMatchObject({
      changes: { added: [], changed: ['/index.html', '/en/agenda.html'], removed: [] },
      kind: 'released',
      uploaded: 2
    })
    expect(called(clone)).toBe(1)
    expect(hosting.served('/en/agenda.html')).toBe('<h1>Back</h1>')
  })

  test('is held when more than a fifth of the pages would go, and visitors keep them', async () => {
    const held = { alarms: [{ kind: 'shrunk', pages: 2, removed: 1 }], kind: 'held' }
    expect(await edit({}, ['/en/agenda.html'])).toEqual(held)
    expect(await again()).toEqual(held)
    expect(called(clone)).toBe(0)
    expect(await again({ force: true })).toMatchObject({ kind: 'released' })
    expect(hosting.served('/en/agenda.html')).toBeNull()
  })

  test('that is stopped on its way is brought by the next one in the same way', async () => {
    const older: ReleaseAlarm = { kind: 'older-code', since: '2026-11-24' }
    const answers: ReleaseAlarm[][] = [[], [older]]
    const stops = async () => answers.shift() ?? []
    expect(await edit({ '/index.html': '<h1>Hola</h1>' }, [], { stops })).toMatchObject({ kind: 'held' })
    expect(hosting.served('/index.html')).toBe('<h1>Inicio</h1>')
    expect(await again()).toMatchObject({ kind: 'released', uploaded: 0 })
    expect(called(clone)).toBe(2)
  })

  test('that fails between clone and release leaves visitors what they have, and the next one compares all files', async () => {
    hosting.uploadsLeft = 0
    const failed = await edit({ '/index.html': '<h1>Hola</h1>' })
    expect(failed).toMatchObject({ kind: 'failed', reason: expect.stringContaining('403') })
    expect(await again()).toEqual(failed)
    expect(hosting.served('/index.html')).toBe('<h1>Inicio</h1>')
    hosting.uploadsLeft = Infinity
    const released = { changes: { added: [], changed: ['/index.html'], removed: [] }, uploaded: 1 }
    expect(await again()).toMatchObject(released)
    expect(called(clone)).toBe(1)
    expect(hosting.served('/index.html')).toBe('<h1>Hola</h1>')
    expect(await again()).toEqual({ files: 4, kind: 'current' })
    expect(hosting.releases).toHaveLength(2)
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
