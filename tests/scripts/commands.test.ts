import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { freePort } from 'local-firebase'
import { readSnapshot, writeSnapshot } from '#catalog/model/snapshot.ts'
import { emptyCollections } from '#contract/reading/snapshot.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'commands-'))
})

afterEach(() => rmSync(folder, { force: true, recursive: true }))

/** A command is a program that starts, and a busy machine takes its time. */
vi.setConfig({ testTimeout: 120_000 })

/** Once such a program neither went on nor ended, with all its threads waiting, and it is not known why: it is ended then, and begun once more. */
const hangsAfterMs = 50_000

/** Runs a command as npm does, in a folder of its own and with nothing in the environment but what is given. */
function run(
  script: string,
  args: string[] = [],
  env: Record<string, string> = {}
): { status: number | null; text: string } {
  const begin = () =>
    spawnSync(process.execPath, [resolve(`scripts/${script}.ts`), ...args], {
      cwd: folder,
      encoding: 'utf8',
      env: { HOME: folder, ...env },
      killSignal: 'SIGKILL',
      timeout: hangsAfterMs
    })
  const once = begin()
  const { status, stderr, stdout } = once.signal === null ? once : begin()
  return { status, text: stdout + stderr }
}

function seedFolder(): string {
  mkdirSync(join(folder, 'data'))
  writeFileSync(join(folder, 'data/experiencias.json'), JSON.stringify([{ id: 'a', nombre: 'Alcazaba' }]))
  return join(folder, 'data')
}

test('a word that a command does not know is told, and nothing is done', () => {
  const { status, text } = run('seed', ['--form', seedFolder()])
  expect({ status, text: text.trim() }).toEqual({ status: 1, text: "Unknown option '--form'" })
})

describe('without any database', () => {
  test('pull says which ones it tried and how to fill one', () => {
    const { status, text } = run('pull')
    expect(status).toBe(1)
    expect(text).toContain('FIRESTORE_EMULATOR_HOST')
    expect(text).toContain('npm run seed')
  })

  test('what seed filled is what pull finds', () => {
    expect(run('seed', ['--from', seedFolder()])).toMatchObject({ status: 0 })
    const { status, text } = run('pull')
    expect(text).toContain('.cache/database')
    expect(status).toBe(0)
    expect(JSON.stringify(readSnapshot(join(folder, '.catalog')))).toContain('Alcazaba')
  })

  test('start says in a sentence that it cannot write here', async () => {
    const port = String(await freePort())
    mkdirSync(join(folder, `.cache/local-${port}.json`), { recursive: true })
    const { status, text } = run('start', [], { PORT: port })
    expect(status).toBe(1)
    expect(text).toContain('The local back end does not start: EISDIR')
    expect(text).not.toMatch(/^ +at /m)
  })

  test('build says that there is nothing to build from', () => {
    const { status, text } = run('build')
    expect(status).toBe(1)
    expect(text).toContain('npm run pull')
  })
})

describe('a database that does not answer', () => {
  test('is named, with what to do, and the last snapshot stays', async () => {
    const host = `127.0.0.1:${await freePort()}`
    const last = { collections: emptyCollections(), moment: '2026-11-20T10:00:00Z', source: 'the last one' }
    writeSnapshot(last, join(folder, '.catalog'))
    const { status, text } = run('pull', [], { FIRESTORE_EMULATOR_HOST: host })
    expect(status).toBe(1)
    expect(text).toContain(
      `Tried: the Firestore at ${host} (FIRESTORE_EMULATOR_HOST): nothing listens there.`
    )
    expect(readSnapshot(join(folder, '.catalog'))).toEqual(last)
  })

  test('is named too when the key file of a cloud project is missing', () => {
    const key = join(folder, 'no-key.json')
    const { status, text } = run('pull', [], {
      GOOGLE_APPLICATION_CREDENTIALS: key,
      GOOGLE_CLOUD_PROJECT: 'clavel'
    })
    expect(status).toBe(1)
    expect(text).toContain('Tried: the Firestore of project clavel (GOOGLE_CLOUD_PROJECT)')
    expect(existsSync(join(folder, '.catalog'))).toBe(false)
  })
})

test('seed refuses a folder that is not there', () => {
  const { status, text } = run('seed', ['--from', 'nowhere'])
  expect(status).toBe(1)
  expect(text).toContain('There is no folder nowhere.')
})

test('start names the port that it cannot use, and another one', async () => {
  const { status, text } = run('start', [], { PORT: 'five thousand' })
  expect(status).toBe(1)
  expect(text).toContain('PORT is to be a number')
})
