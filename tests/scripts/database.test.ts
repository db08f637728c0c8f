import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Firestore, GeoPoint, Timestamp } from 'firebase-admin/firestore'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { emptyCollections } from '#contract/snapshot.ts'
import { type Outcome } from '../../scripts/console.ts'
import { readCollections, replaceCollections } from '../../scripts/database/documents.ts'
import { pull } from '../../scripts/database/pull.ts'
import { seed } from '../../scripts/database/seed.ts'
import { type Target, chooseTarget, withDatabase } from '../../scripts/database/target.ts'
import { type LocalDatabase, startDatabase } from '../../scripts/local/database.ts'
import { freePort } from '../../scripts/local/ports.ts'

const now = new Date('2026-11-20T12:00:00Z')
const start = process.cwd()
let database: LocalDatabase
let folder = ''

beforeAll(async () => {
  database = await startDatabase()
  vi.spyOn(console, 'log').mockReturnValue()
})

afterAll(() => {
  database.stop()
  vi.restoreAllMocks()
})
