import { EventEmitter } from 'node:events'

import { deleteApp, initializeApp } from 'firebase-admin/app'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { type LocalDatabase, startDatabase } from 'local-firebase'
import { firestoreLoader } from 'live-publisher/firestore'
import { afterAll, beforeAll, expect, test } from 'vitest'

let database: LocalDatabase
let firestore: Firestore
const app = initializeApp({ projectId: 'demo-loader' }, 'loader')

beforeAll(async () => {
  database = await startDatabase()
  process.env.FIRESTORE_EMULATOR_HOST = database.host
  firestore = getFirestore(app)
  await firestore.doc('products/lamp').set({ made: new Date('2026-01-02T03:04:05Z'), name: 'Lamp' })
})

afterAll(async () => {
  await deleteApp(app)
  database.stop()
})

function aContext(watcher?: EventEmitter) {
  const entries = new Map<string, Record<string, unknown>>()
  return {
    entries,
    generateDigest: (data: string) => data,
    logger: { error: () => {} },
    parseData: async ({ data }: { data: Record<string, unknown> }) => data,
    store: {
      delete: (id: string) => void entries.delete(id),
      keys: () => [...entries.keys()],
      set: ({ data, id }: { data: Record<string, unknown>; id: string }) => entries.set(id, data).has(id)
    },
    watcher
  }
}

test('a build reads the documents once, with dates for timestamps', async () => {
  const context = aContext()
  await firestoreLoader(() => firestore.collection('products')).load(context)
  expect(Object.fromEntries(context.entries)).toEqual({
    lamp: { made: new Date('2026-01-02T03:04:05Z'), name: 'Lamp' }
  })
})

test('where something watches, documents that come and go are followed until it closes', async () => {
  const watcher = new EventEmitter()
  const context = aContext(watcher)
  await firestoreLoader(() => firestore.collection('products')).load(context)
  await firestore.doc('products/chair').set({ name: 'Chair' })
  await expect.poll(() => context.entries.get('chair')).toEqual({ name: 'Chair' })
  await firestore.doc('products/chair').delete()
  await expect.poll(() => context.entries.has('chair')).toBe(false)
  watcher.emit('close')
})
