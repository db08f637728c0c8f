import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'
import { type LocalDatabase, startDatabase } from 'local-firebase'

import { announce, runningIn, withdraw } from '../../../scripts/local/running.ts'

const site = 'http://127.0.0.1:5999'
let served = ''
let database: LocalDatabase

beforeEach(async () => {
  served = mkdtempSync(join(tmpdir(), 'running-'))
  database = await startDatabase()
  announce({ database: database.host, pid: process.pid, served, site })
})
afterEach(() => {
  withdraw(site)
  database.stop()
  rmSync(served, { force: true, recursive: true })
})

test('what publishes into a folder is found by it, until it ends', async () => {
  expect(await runningIn(served)).toMatchObject({ site })
  expect(await runningIn(`${served}-other`)).toBeNull()
  withdraw(site)
  expect(await runningIn(served)).toBeNull()
})

test('one that was killed, and whose number another program has now, is not running', async () => {
  database.stop()
  await expect.poll(() => runningIn(served)).toBeNull()
})
