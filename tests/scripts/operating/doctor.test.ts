import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync
} from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { startDatabase, listen } from 'local-firebase'
import { thisProgram } from '../../../packages/live-publisher/src/releases/program.ts'
import type { Status } from '#publishing/status.ts'
import { clockFinding, lookAtClock } from '../../../scripts/doctor/machine.ts'
import { lookAtDatabase } from '../../../scripts/doctor/database.ts'
import { examine } from '../../../scripts/doctor/examine.ts'
import { bad, type Finding, good, type Check, warning } from '../../../scripts/doctor/finding.ts'
import { lookAtKeys } from '../../../scripts/doctor/keys.ts'
import { roomIn, versionOf } from '../../../scripts/doctor/machine.ts'
import { lookAtRoles } from '../../../scripts/doctor/roles.ts'
import { lookAtService, lookAtSettings } from '../../../scripts/doctor/service.ts'
import { lockOf, statusFindings } from '../../../scripts/doctor/site.ts'
import { lookAtWeather } from '../../../scripts/doctor/weather.ts'
import { writeStoredWeather } from '../../../scripts/weather/stored-weather.ts'

let folder = ''
let server: Server
let origin = ''
let answer: { body?: object; date?: Date; status: number } = { status: 200 }

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'doctor-'))
  answer = { status: 200 }
  server = createServer((_, response) => {
    if (answer.date) response.setHeader('date', answer.date.toUTCString())
    response
      .writeHead(answer.status, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer.body ?? {}))
  })
  origin = await listen(server)
})
afterEach(() => {
  server.close()
  server.closeAllConnections()
  rmSync(folder, { force: true, recursive: true })
})

const kinds = (findings: Finding[]) => findings.map(({ kind }) => kind)

describe('the doctor', () => {
  const run = async (looks: Record<string, Check>, isMending = false) => {
    const lines: string[] = []
    const outcome = await examine(looks, { env: {}, isMending, say: line => lines.push(line) })
    return { outcome, text: lines.join('\n') }
  }

  test('says what is good, and is content', async () => {
    const { outcome, text } = await run({ Keys: () => [good('fine'), warning('odd', 'do this')] })
    expect(outcome).toEqual({ kind: 'done' })
    expect(text).toContain('✓ fine')
    expect(text).toContain('! odd\n      do this')
  })

  test('ends with what is wrong, and looks at the rest all the same', async () => {
    const { outcome, text } = await run({
      One: () => {
        throw new Error('no such file')
      },
      Two: () => [bad('wrong', 'mend it')]
    })
    expect(outcome).toMatchObject({ kind: 'refused', message: '2 wrong, 0 to look at.' })
    expect(text).toContain('no such file')
    expect(text).toContain('✗ wrong')
  })

  test('mends only when it is asked, and says what could not be mended', async () => {
    let mended = 0
    const look = () => [warning('open', 'close it', () => void (mended += 1))]
    expect((await run({ look })).text).toContain('--mend')
    expect(mended).toBe(0)
    expect((await run({ look }, true)).text).toContain('✓ Mended: open')
    expect(mended).toBe(1)
    const broken = () => [
      bad('open', 'close it', () => {
        throw new Error('EPERM')
      })
    ]
    const { outcome, text } = await run({ broken }, true)
    expect(outcome.kind).toBe('refused')
    expect(text).toContain('could not be mended: EPERM')
  })
})

test.each([
  [200, 'good'],
  [-4000, 'good'],
  [20_000, 'warning'],
  [-400_000, 'bad']
] as const)('a clock that is %i ms ahead is %s', (ahead, kind) => {
  expect(clockFinding(ahead).kind).toBe(kind)
})

test('the clock is compared with that of a server, where one answers', async () => {
  answer.date = new Date(Date.now() - 3_600_000)
  expect((await lookAtClock(origin)({}))[0]).toMatchObject({
    kind: 'bad',
    what: expect.stringContaining('ahead')
  })
  expect(kinds(await lookAtClock('http://127.0.0.1:9')({}))).toEqual(['warning'])
})

describe('the key', () => {
  const key = (content: unknown, mode = 0o600) => {
    const path = join(folder, 'clave.json')
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
    chmodSync(path, mode)
    return { GOOGLE_APPLICATION_CREDENTIALS: path }
  }
  const own = { project_id: 'clavel', type: 'service_account' }

  test('of the project, for its owner alone and not in git, is good', async () => {
    expect(kinds(await lookAtKeys({ ...key(own), GOOGLE_CLOUD_PROJECT: 'clavel' }))).toEqual([
      'good',
      'good',
      'good'
    ])
  })

  test('of another project is named', async () => {
    expect(JSON.stringify(await lookAtKeys({ ...key(own), GOOGLE_CLOUD_PROJECT: 'otro' }))).toContain(
      'project clavel'
    )
  })

  test('that others can read is closed when it may be mended', async () => {
    const env = key(own, 0o644)
    const open = (await lookAtKeys(env)).find(({ kind }) => kind === 'warning')
    await open?.mend?.()
    expect(statSync(env.GOOGLE_APPLICATION_CREDENTIALS).mode & 0o777).toBe(0o600)
  })

  test.each(['{', '[]', '{"type":"toString"}', ''])('that says %j is none', async content => {
    expect(kinds(await lookAtKeys(key(content)))).toEqual(['bad'])
  })

  test('in git is bad', async () => {
    const found = await lookAtKeys({ GOOGLE_APPLICATION_CREDENTIALS: 'package.json' })
    expect(kinds(found)).toEqual(['bad'])
  })

  test('that is not there is bad, and none is needed', async () => {
    expect(kinds(await lookAtKeys({ GOOGLE_APPLICATION_CREDENTIALS: join(folder, 'none') }))).toEqual(['bad'])
    expect(kinds(await lookAtKeys({}))).toEqual(['good'])
  })
})

describe('roles', () => {
  const look = (
    env: Record<string, string> = { GOOGLE_CLOUD_PROJECT: 'clavel' },
    token = async () => 'a-token'
  ) => lookAtRoles({ origin, token })(env)

  test('that lack something are named, with the command that gives them', async () => {
    answer.body = {
      permissions: ['datastore.entities.get', 'datastore.entities.list', 'datastore.entities.update']
    }
    const [finding] = await look()
    expect(finding?.what).toBe('The account lacks firebasehosting.sites.get, firebasehosting.sites.update.')
    expect(finding?.how?.split('\n')).toHaveLength(1)
    expect(finding?.how).toContain('--role roles/firebasehosting.admin')
  })

  test('that have everything are good', async () => {
    const { how = '' } = (await look())[0] ?? {}
    expect(how).toContain('datastore.user')
    answer.body = {
      permissions: ['get', 'list', 'update']
        .map(each => `datastore.entities.${each}`)
        .concat(['get', 'update'].map(each => `firebasehosting.sites.${each}`))
    }
    expect(kinds(await look())).toEqual(['good'])
  })

  test('of the deployer are enough for a deploy, and only for that', async () => {
    answer.body = {
      permissions: ['datastore.entities.get', 'datastore.entities.list', 'firebasehosting.sites.get']
    }
    const env = { GOOGLE_CLOUD_PROJECT: 'clavel' }
    const means = { origin, token: async () => 'a-token' }
    expect(kinds(await lookAtRoles({ ...means, isDeploying: true })(env))).toEqual(['good'])
    expect(kinds(await lookAtRoles(means)(env))).toEqual(['bad'])
    answer.body = { permissions: ['firebasehosting.sites.get'] }
    const [finding] = await lookAtRoles({ ...means, isDeploying: true })(env)
    expect(finding?.how).toContain('--role roles/datastore.viewer --member serviceAccount:deployer@clavel')
  })

  test('that cannot be asked for are bad, without a project none are needed', async () => {
    answer.status = 403
    expect((await look())[0]?.what).toContain('403')
    expect(
      kinds(await look({ GOOGLE_CLOUD_PROJECT: 'clavel' }, () => Promise.reject(new Error('no account'))))
    ).toEqual(['bad'])
    expect(kinds(await look({}))).toEqual(['good'])
  })
})

test('a database is good when it answers and holds a catalogue', async () => {
  const database = await startDatabase()
  try {
    const env = { FIRESTORE_EMULATOR_HOST: database.host, GOOGLE_APPLICATION_CREDENTIALS: 'key.json' }
    expect(kinds(await lookAtDatabase(env))).toEqual(['warning', 'bad'])
  } finally {
    database.stop()
  }
  expect(kinds(await lookAtDatabase({ FIRESTORE_EMULATOR_HOST: '127.0.0.1:9' }))).toEqual(['bad'])
})

describe('the site', () => {
  test('whose lock is held by a program that ended gets it back', async () => {
    const place = { folder: join(folder, 'trees'), served: join(folder, 'served') }
    mkdirSync(place.folder)
    expect(lockOf(place)).toEqual([])
    symlinkSync('99999999-1', join(place.folder, 'lock'))
    const [stale] = lockOf(place)
    await stale?.mend?.()
    expect(stale?.kind).toBe('warning')
    expect(lockOf(place)).toEqual([])
    symlinkSync(thisProgram, join(place.folder, 'lock'))
    expect(kinds(lockOf(place))).toEqual(['good'])
    expect(existsSync(place.folder)).toBe(true)
  })

  const status: Status = {
    ignored: 0,
    lastPublished: null,
    leftOut: [],
    moment: 'm',
    notes: [],
    pages: 1,
    waiting: { kind: 'nothing' }
  }
  test.each([
    [null, ['good']],
    [status, ['good']],
    [{ ...status, waiting: { kind: 'failed', reason: 'r', since: 's' } }, ['bad']],
    [
      { ...status, notes: ['IndexNow: 503'], waiting: { kind: 'held', reason: 'r', since: 's' } },
      ['warning', 'warning']
    ]
  ] as [Status | null, Finding['kind'][]][])('with the status %j', (now, expected) => {
    expect(kinds(statusFindings(now))).toEqual(expected)
  })
})

describe('the service', () => {
  const look = (url = origin) => lookAtService({ kind: 'service', url })({})
  test.each([
    [200, 'good'],
    [403, 'good'],
    [503, 'warning'],
    [404, 'bad']
  ] as const)('that answers %i is %s', async (status, kind) => {
    answer.status = status
    expect(kinds(await look())).toEqual([kind])
  })

  test('that is not there is bad, a workflow is not asked, and none is told', async () => {
    expect(kinds(await look('http://127.0.0.1:9'))).toEqual(['bad'])
    expect(kinds(await lookAtService({ kind: 'workflow', repository: 'a/b', to: 'staging' })({}))).toEqual([
      'good'
    ])
    expect(kinds(await lookAtService(null)({}))).toEqual(['warning'])
  })

  test('is to be told of by addresses that are encrypted', async () => {
    const found = await lookAtSettings({ HEARTBEAT_URL: 'http://monitor.example', PUBLISH_ALERT_URL: 'x' })
    expect(found.filter(({ kind }) => kind === 'bad').map(({ what }) => what)).toEqual([
      'PUBLISH_ALERT_URL is no address.',
      'HEARTBEAT_URL is no https address.'
    ])
  })
})

test.each([
  ['v24.3.0', 'good'],
  ['v22.21.0', 'warning']
] as const)('Node %s is %s', (version, kind) => {
  expect(versionOf(version).kind).toBe(kind)
})

test('a disk that is nearly full is told', () => {
  expect(roomIn(folder, 1).kind).toBe('good')
  expect(roomIn(folder, Number.MAX_VALUE).kind).toBe('warning')
})

describe('the weather', () => {
  const now = () => new Date('2026-11-25T12:00:00Z')
  const town = { code: '29084', lat: 36.74, lng: -5.16, name: 'Ronda' }
  const knowing = (fetched: string) =>
    writeStoredWeather(
      {
        asked: fetched,
        report: {
          towns: [{ days: [], fetched, issued: '2026-11-25T07:10', town }],
          warnings: [],
          warningsFetched: fetched
        },
        towns: [town],
        townsFetched: fetched
      },
      folder
    )
  const looked = async (env: NodeJS.ProcessEnv) => lookAtWeather(folder, now)(env)

  test('is nobody’s concern without a key', async () => {
    expect(kinds(await looked({}))).toEqual(['good'])
  })

  test('is well where the key is taken and forecasts are of today', async () => {
    knowing('2026-11-25T08:00:00Z')
    expect(kinds(await looked({ AEMET_API_KEY: 'k', AEMET_ORIGIN: origin }))).toEqual(['good', 'good'])
  })

  test.each([
    [{ status: 401 }, 'bad'],
    [{ body: { descripcion: 'API key invalido', estado: 401 }, status: 200 }, 'bad'],
    [{ status: 503 }, 'good']
  ])('names a key that is refused: %j', async (given, kind) => {
    knowing('2026-11-25T08:00:00Z')
    answer = given
    expect(kinds(await looked({ AEMET_API_KEY: 'k', AEMET_ORIGIN: origin }))[0]).toBe(kind)
  })

  test('names forecasts that are too old, and an AEMET that does not answer', async () => {
    knowing('2026-11-24T08:00:00Z')
    const findings = await looked({ AEMET_API_KEY: 'k', AEMET_ORIGIN: 'http://127.0.0.1:9' })
    expect(kinds(findings)).toEqual(['warning', 'warning'])
  })
})
