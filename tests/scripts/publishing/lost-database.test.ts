import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'

import { deleteApp, initializeApp } from 'firebase-admin/app'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from 'local-firebase'

import { emptyCollections } from '#contract/reading/snapshot.ts'
import { replaceCollections } from '../../../scripts/database/documents.ts'
import { type Following, followDatabase } from '../../../scripts/database/follow.ts'

const intervals = { everyMs: 50, longestMs: 500 }
const catalogue = {
  ...emptyCollections(),
  categorias: [{ id: 'mar', nombre: 'Mar' }],
  experiencias: [
    { id: 'kayak', nombre: 'Kayak' },
    { id: 'paseo', nombre: 'Paseo' }
  ]
}

let port: number
let database: ChildProcess
let app: ReturnType<typeof initializeApp>
let db: Firestore

beforeAll(async () => {
  port = await freePort()
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${port}`
  app = initializeApp({ projectId: 'demo-lost' }, 'lost')
  db = getFirestore(app)
  await start()
  await replaceCollections(db, catalogue)
})
afterAll(async () => {
  await deleteApp(app)
  await kill()
})

async function start(): Promise<void> {
  database = fork('tests/scripts/publishing/database-program.ts', [String(port)])
  await once(database, 'message')
}

async function kill(): Promise<void> {
  const end = once(database, 'exit')
  database.kill('SIGKILL')
  await end
}

/** Null while the database is away. */
function experiencesOf({ collections }: Following) {
  return () => {
    try {
      return collections().experiencias
    } catch {
      return null
    }
  }
}

test('a database that goes away is noticed, and one that is back is heard again with what was missed', async () => {
  const following = followDatabase(db, { collections: catalogue }, () => {}, intervals)
  let told = 0
  following.listen(() => (told += 1))
  await following.ready
  expect(following.collections().experiencias).toHaveLength(2)

  await kill()
  await expect.poll(() => told, { timeout: 5000 }).toBe(1)
  expect(following.collections).toThrow('The database does not answer')

  await start()
  // As others who write while nobody listens: one document is another one, one is gone.
  const other = initializeApp({ projectId: 'demo-lost' }, 'other')
  await replaceCollections(getFirestore(other), {
    ...emptyCollections(),
    categorias: catalogue.categorias,
    experiencias: [{ id: 'kayak', nombre: 'Kayak en Nerja' }]
  })
  await deleteApp(other)
  await expect
    .poll(experiencesOf(following), { timeout: 20_000 })
    .toEqual([{ id: 'kayak', nombre: 'Kayak en Nerja' }])
  following.stop()
})
