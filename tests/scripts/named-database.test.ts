import { execFile } from 'node:child_process'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type LocalDatabase, freePort, startDatabase } from 'local-firebase'

let app: ReturnType<typeof initializeApp>
let database: LocalDatabase
let db: Firestore

beforeEach(async () => {
  database = await startDatabase()
  process.env.FIRESTORE_EMULATOR_HOST = database.host
  app = initializeApp({ projectId: 'demo-clavel' }, 'named-database')
  db = getFirestore(app)
})

afterEach(async () => {
  await deleteApp(app)
  database.stop()
})

async function started(args: string[]): Promise<{ code: unknown; text: string }> {
  const env = { ...process.env, FIRESTORE_EMULATOR_HOST: database.host, PORT: String(await freePort()) }
  return new Promise(resolve => {
    execFile(process.execPath, ['scripts/start.ts', ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error?.code, text: stdout + stderr })
    )
  })
}

test('npm start leaves a named database that holds a catalogue alone, and says what can be done', async () => {
  await db.doc('experiencias/mia').set({ nombre: 'Lo mío' })
  const { code, text } = await started([])
  expect(code).toBe(1)
  expect(text).toContain(
    `the Firestore at ${database.host} (FIRESTORE_EMULATOR_HOST) holds a catalogue already`
  )
  expect(text).toContain('--keep')
  expect(text).toContain('--replace')
  expect((await db.doc('experiencias/mia').get()).data()).toEqual({ nombre: 'Lo mío' })
  expect((await db.collection('experiencias').get()).size).toBe(1)
}, 60_000)

test('npm start cannot keep and replace at once', async () => {
  expect(await started(['--keep', '--replace'])).toMatchObject({ code: 1 })
}, 60_000)
