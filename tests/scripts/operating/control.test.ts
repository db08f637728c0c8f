import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startDatabase } from 'local-firebase'
import { wordsOfAlarm } from '#publishing/alarm-words.ts'
import {
  type Control,
  controlFile,
  type ControlStore,
  noControl,
  releaseStops,
  type RunningCode,
  stopsOf
} from '#publishing/control.ts'
import { createHostingApi } from '#publishing/hosting/api.ts'
import { releasesOf } from '../../../scripts/control/command.ts'
import { type Decision, linesOf, pause, resume, rollBack } from '../../../scripts/control/operate.ts'
import type { Releases } from '../../../scripts/control/releases.ts'
import { controlDocument } from '../../../scripts/control/store.ts'
import { withDatabase } from '../../../scripts/database/target.ts'
import { runningCode } from '../../../scripts/publisher/release.ts'
import { HostingStandIn } from '../../../scripts/local/hosting-stand-in.ts'

const decision: Decision = { by: 'ana', now: new Date('2026-11-24T10:00:00Z'), reason: 'prices are wrong' }
let folder = ''
let control: ControlStore
let said: string[] = []
const say = (text: string) => void said.push(text)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'control-'))
  control = controlFile(folder)
  said = []
})
afterEach(() => rmSync(folder, { force: true, recursive: true }))

/** A site that has had these releases. */
function site(versions: string[], live: string | null = null): Releases & { current: string } {
  const releases = {
    current: 'newest',
    goBackTo: async (version: string) => {
      if (!versions.includes(version)) return { kind: 'refused', message: `no ${version}` } as const
      releases.current = version
      return { kind: 'done', live } as const
    },
    list: async () => versions.map(version => ({ message: 'm', moment: 't', version })),
    live: async () => live
  }
  return releases
}

describe('a pause', () => {
  test('holds every publication, and says who, since when and why', async () => {
    expect(await pause(control, decision, say)).toEqual({ kind: 'done' })
    const [alarm] = stopsOf(await control.read())
    expect(alarm && wordsOfAlarm(alarm)).toBe(
      'Publications are paused since 2026-11-24T10:00:00.000Z (ana): prices are wrong. To go on: npm run resume'
    )
    expect(said).toHaveLength(1)
  })

  test('is there once, and goes once', async () => {
    await pause(control, decision, say)
    expect(await pause(control, { ...decision, by: 'eva' }, say)).toMatchObject({ kind: 'refused' })
    expect((await control.read()).stop?.by).toBe('ana')
    expect(await resume(control, site([]), say)).toEqual({ kind: 'done' })
    expect(stopsOf(await control.read())).toEqual([])
    expect(await resume(control, site([]), say)).toMatchObject({ kind: 'refused' })
  })

  test.each(['', '{', '{"stop":{"by":7}}', '[]', '"x"'])(
    'written as %j is not taken for none',
    async text => {
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, 'control.json'), text)
      await expect(control.read()).rejects.toThrow('nothing is published')
    }
  )

  test('is heard of by a program that runs', async () => {
    const hear = vi.fn<() => void>()
    const end = control.watch(hear)
    const heard = async () => {
      await control.change(before => ({ ...before, lifted: `${before.lifted ?? ''}.` }))
      return hear.mock.calls.length
    }
    await expect.poll(heard, { interval: 100 }).toBeGreaterThan(0)
    end()
  })
})

describe('a rollback', () => {
  test('goes to the last release, and stays until it is lifted', async () => {
    const releases = site(['8', '7'])
    expect(await rollBack(control, releases, undefined, decision, say)).toEqual({ kind: 'done' })
    expect(releases.current).toBe('8')
    expect(stopsOf(await control.read())).toMatchObject([{ kind: 'stopped', to: '8' }])
    await resume(control, releases, say)
    expect(stopsOf(await control.read())).toEqual([])
  })

  test('goes to the one that is named, also from one that was gone back to', async () => {
    const releases = site(['8', '7'])
    await rollBack(control, releases, '8', decision, say)
    await rollBack(control, releases, '7', decision, say)
    expect(releases.current).toBe('7')
    expect((await control.read()).stop?.to).toBe('7')
  })

  test('that does not work leaves publications as they were', async () => {
    expect(await rollBack(control, site(['8']), '3', decision, say)).toMatchObject({ message: 'no 3' })
    expect((await control.read()).stop).toBeNull()
    await pause(control, decision, say)
    const broken = { ...site(['8']), goBackTo: () => Promise.reject(new Error('503')) }
    expect(await rollBack(control, broken, '8', decision, say)).toMatchObject({
      message: 'The site is as it was: 503'
    })
    expect((await control.read()).stop?.to).toBeNull()
  })

  test('of a site without another release is refused', async () => {
    expect(await rollBack(control, site([]), undefined, decision, say)).toMatchObject({ kind: 'refused' })
    expect((await control.read()).stop).toBeNull()
  })

  test('tells where to: what stands, and what is kept', async () => {
    const list = await site(['8']).list()
    expect(linesOf(noControl, list)).toEqual(['Publications are not paused.', '  8  t  m'])
    expect(linesOf(noControl, [])[1]).toContain('No release is kept')
  })

  test('on Firebase Hosting gives visitors the old version, and what went back in the console is lifted too', async () => {
    const hosting = new HostingStandIn('clavel')
    await hosting.start()
    try {
      const api = createHostingApi({
        origin: hosting.origin,
        site: 'clavel',
        token: async () => 'a-token',
        wait: async () => {}
      })
      const config = { headers: [], redirects: [], rewrites: [] }
      for (const _ of [1, 2]) {
        const version = await api.createVersion(config)
        await api.finalize(version, config)
        await api.release(version, 'a test')
      }
      const releases = releasesOf(api)
      expect((await releases.list()).map(({ version }) => version)).toEqual(['v1'])
      expect(await rollBack(control, releases, undefined, decision, say)).toEqual({ kind: 'done' })
      expect(hosting.live?.name).toBe('sites/clavel/versions/v1')
      expect((await api.live())?.isRollback).toBe(true)
      expect(await resume(control, releases, say)).toEqual({ kind: 'done' })
      expect(await control.read()).toMatchObject({ lifted: 'sites/clavel/releases/3', stop: null })
      expect(await resume(control, releases, say)).toMatchObject({ kind: 'refused' })
      expect(await releases.goBackTo('v9')).toMatchObject({ kind: 'refused' })
    } finally {
      hosting.stop()
    }
  })
})

describe('code that publishes', () => {
  const code = (print: string, started: string, revision: number | null = null): RunningCode => ({
    print,
    revision,
    started
  })
  const known = (own: RunningCode) => control.change((before): Control => ({ ...before, code: own }))

  test('older than what has published releases nothing', async () => {
    await known(code('new', '2026-11-24T10:00'))
    expect(await releaseStops(control, code('old', '2026-11-24T09:00'))).toEqual([
      { kind: 'older-code', since: '2026-11-24T10:00' }
    ])
    expect((await control.read()).code?.print).toBe('new')
  })

  test('newer takes over, and is known from then on', async () => {
    await known(code('old', '2026-11-24T09:00'))
    expect(await releaseStops(control, code('new', '2026-11-24T10:00'))).toEqual([])
    expect((await control.read()).code?.print).toBe('new')
  })

  test('that starts again stays the same code', async () => {
    await known(code('same', '2026-11-24T10:00'))
    expect(await releaseStops(control, code('same', '2026-11-24T08:00'))).toEqual([])
  })

  test('of an older deployment is older, also when it started again later', async () => {
    await known(code('new', '2026-11-24T10:00', 12))
    expect(await releaseStops(control, code('old', '2026-11-24T11:00', 11))).toHaveLength(1)
    expect(await releaseStops(control, code('newest', '2026-11-24T09:00', 13))).toEqual([])
  })

  test('is numbered by its deployment where the platform says it', () => {
    const now = new Date(0)
    expect(runningCode({ K_REVISION: 'publisher-00012-qab' }, now).revision).toBe(12)
    expect(runningCode({}, now)).toMatchObject({ revision: null, started: '1970-01-01T00:00:00.000Z' })
  })
})

test('in the cloud decisions are a document: read, changed in one step, heard of', async () => {
  const database = await startDatabase()
  try {
    const outcome = await withDatabase(
      { host: database.host, kind: 'emulator', named: 'a test' },
      'read',
      async db => {
        const store = controlDocument(db)
        expect(await store.read()).toEqual(noControl)
        const hear = vi.fn<() => void>()
        const end = store.watch(hear)
        await Promise.all([
          pause(store, decision, say),
          store.change(before => ({ ...before, lifted: 'a release' }))
        ])
        expect(await store.read()).toMatchObject({ lifted: 'a release', stop: { by: 'ana' } })
        await expect.poll(() => hear.mock.calls.length).toBeGreaterThan(0)
        end()
        await db.doc('publicacion/control').set({ stop: 'yes' })
        await expect(store.read()).rejects.toThrow('nothing is published')
        return { kind: 'done' }
      }
    )
    expect(outcome).toEqual({ kind: 'done' })
  } finally {
    database.stop()
  }
})
