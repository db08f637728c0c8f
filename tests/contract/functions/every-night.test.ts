import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type * as EveryNight from '#functions/site/every-night.ts'
import { startFunctions, type TestFunctions } from '../../fixtures/functions.ts'

const folder = mkdtempSync(join(tmpdir(), 'night-'))
const photo = join(folder, 'fotos/0123456789abcdef-640x480.webp')

let functions: TestFunctions
let night: typeof EveryNight

beforeAll(async () => {
  process.env.FILES_FOLDER = folder
  functions = await startFunctions(async () => ({}))
  night = await import('#functions/site/every-night.ts')
})

afterAll(async () => {
  await functions.stop()
  rmSync(folder, { force: true, recursive: true })
})

const sunday = new Date('2026-11-29T03:30:00+01:00')
const monday = new Date('2026-11-30T03:30:00+01:00')

describe('everyNight', () => {
  beforeEach(async () => {
    mkdirSync(join(folder, 'fotos'), { recursive: true })
    writeFileSync(photo, 'x')
    utimesSync(photo, new Date(0), new Date(0))
    await functions.db.doc('contactos/old').set({ moment: '2020-01-01T00:00:00.000Z' })
    await functions.db.doc('resultadosSocios/casa.2026-11-28').set({ dia: '2026-11-28' })
  })

  test.each([
    ['on a Sunday, with photographs that nobody names', sunday, 0],
    ['on any other day, and leaves photographs alone', monday, 1]
  ])('deletes old records and counts the visits of partners %s', async (_, now, photographs) => {
    await night.everyNight(now)
    expect((await functions.db.collection('contactos').get()).size).toBe(0)
    // Nobody came by the partner in these days.
    expect((await functions.db.collection('resultadosSocios').get()).size).toBe(0)
    expect(readdirSync(join(folder, 'fotos'))).toHaveLength(photographs)
  })
})

test('a job that fails does not stop the next one, and the run fails', async () => {
  const done: string[] = []
  const jobs = {
    first: () => Promise.reject(new Error('no database')),
    second: async () => void done.push('second')
  }
  await expect(night.runEach(jobs)).rejects.toThrow('Not all work')
  expect(done).toEqual(['second'])
})
