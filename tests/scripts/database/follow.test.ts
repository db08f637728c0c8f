import { deleteApp, initializeApp } from 'firebase-admin/app'
import { type Firestore, getFirestore, Timestamp } from 'firebase-admin/firestore'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type LocalDatabase, startDatabase } from 'local-firebase'

import { emptyCollections } from '#contract/reading/snapshot.ts'
import { readCollections, replaceCollections } from '../../../scripts/database/documents.ts'
import { followDatabase, type Following } from '../../../scripts/database/follow.ts'

let database: LocalDatabase
let db: Firestore
let following: Following
let changes: number
const app = { current: null as ReturnType<typeof initializeApp> | null }

beforeAll(async () => {
  database = await startDatabase()
  process.env.FIRESTORE_EMULATOR_HOST = database.host
  app.current = initializeApp({ projectId: 'demo-follow' }, 'follow')
  db = getFirestore(app.current)
})
afterAll(async () => {
  if (app.current) await deleteApp(app.current)
  database.stop()
})

beforeEach(async () => {
  await replaceCollections(db, {
    ...emptyCollections(),
    categorias: [{ id: 'mar', nombre: 'Mar' }],
    comentarios: [{ experiencia: 'kayak', id: 'one', opinion: 'Bien' }],
    experiencias: [
      { id: 'kayak', nombre: 'Kayak' },
      { id: 'paseo', nombre: 'Paseo' }
    ]
  })
  changes = 0
  following = followDatabase(db, await pulled(), reason => {
    throw new Error(reason)
  })
  following.listen(() => (changes += 1))
})
afterEach(() => following.stop())

async function pulled() {
  const moment = new Date().toISOString()
  return { collections: await readCollections(db), moment }
}

async function agrees(): Promise<void> {
  const now = await readCollections(db)
  await expect.poll(() => following.collections()).toEqual(now)
}

test('a document that is written, new or gone is heard of', async () => {
  await db.doc('experiencias/kayak').update({ nombre: 'Kayak en Nerja' })
  await agrees()
  await db.doc('categorias/tierra').set({ nombre: 'Tierra' })
  await agrees()
  await db.doc('experiencias/paseo').delete()
  await agrees()
  expect(changes).toBeGreaterThanOrEqual(3)
})

test('an opinion is heard of when it is written, changed and taken away', async () => {
  await db.doc('experiencias/paseo/comentarios/two').set({ opinion: 'Muy bien' })
  await agrees()
  await db.doc('experiencias/kayak/comentarios/one').update({ opinion: 'Regular' })
  await agrees()
  await db.doc('experiencias/kayak/comentarios/one').delete()
  await agrees()
  expect(changes).toBeGreaterThanOrEqual(3)
})

test('what changed between a pull and the first message is heard of', async () => {
  following.stop()
  const before = await pulled()
  await db.doc('experiencias/kayak').update({ nombre: 'Otro kayak' })
  await db.doc('experiencias/kayak/comentarios/three').set({ opinion: 'Otra' })
  await db.doc('experiencias/paseo/comentarios/four').set({ opinion: 'Aquí también' })
  await db.doc('categorias/mar').delete()
  following = followDatabase(db, before, () => {})
  await agrees()
})

test('what JSON has no value for is the same for who listens and in a snapshot', async () => {
  const odd = { lista: [Number.NaN, -0], orden: Number.NaN, precioDesde: Number.POSITIVE_INFINITY }
  await db
    .doc('experiencias/kayak')
    .update({ ...odd, datos: Buffer.from('a'), fecha: Timestamp.fromMillis(0) })
  await agrees()
  const heard = following.collections()
  expect(heard.experiencias[0]).toMatchObject({
    datos: { bytesValue: 'YQ==' },
    orden: { doubleValue: 'NaN' }
  })
  expect(JSON.parse(JSON.stringify(heard))).toStrictEqual(heard)
})

test('what did not change stays the same object', async () => {
  await agrees()
  const [before] = following.collections().categorias
  await db.doc('experiencias/kayak').update({ nombre: 'Kayak otra vez' })
  await agrees()
  expect(following.collections().categorias[0]).toBe(before)
})
