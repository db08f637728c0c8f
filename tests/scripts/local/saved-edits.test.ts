import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type App, deleteApp, initializeApp } from 'firebase-admin/app'
import { type Firestore, GeoPoint, getFirestore, Timestamp } from 'firebase-admin/firestore'
import { type LocalDatabase, startDatabase } from 'local-firebase'
import { afterEach, expect, test } from 'vitest'

import { openSavedEdits } from '../../../scripts/local/saved-edits.ts'

const folder = mkdtempSync(join(tmpdir(), 'edited-'))
const file = join(folder, 'edited.json')
const opened: { app: App; database: LocalDatabase }[] = []

afterEach(async () => {
  for (const { app, database } of opened.splice(0)) {
    await deleteApp(app)
    database.stop()
  }
  rmSync(file, { force: true })
})

/** A start: a database with the product's own catalogue, what was edited before, and what is edited from then on. */
async function start(): Promise<{
  db: Firestore
  edits: ReturnType<typeof openSavedEdits>
  since: string | null
}> {
  const database = await startDatabase()
  process.env.FIRESTORE_EMULATOR_HOST = database.host
  const app = initializeApp({ projectId: 'demo-clavel' }, `start-${opened.length}-${database.host}`)
  opened.push({ app, database })
  const db = getFirestore(app)
  await db.doc('experiencias/kayak').set({ nombre: 'Kayak' })
  await db.doc('experiencias/vela').set({ nombre: 'Vela' })
  const edits = openSavedEdits(file, () => db)
  const since = await edits.restore(db)
  database.onChange(path => edits.recordChange(path.split('/documents/')[1] ?? ''))
  return { db, edits, since }
}

test('what was edited is there after the next start, and what was not is as the product says', async () => {
  const first = await start()
  const fecha = new Timestamp(1_790_000_000, 5_000_000)
  await first.db.doc('experiencias/kayak').update({ coordenadas: new GeoPoint(36.5, -4), fecha })
  await first.db.doc('historial/experiencias~kayak/versiones/000001').set({ documento: '{}' })
  await first.db.doc('usuarios/ana').set({ nombre: 'Ana' })
  await first.db.doc('experiencias/vela').delete()
  await first.edits.settled()

  const { db, since } = await start()
  expect(since).toMatch(/^\d{4}-/)
  const kept = async (path: string) => (await db.doc(path).get()).data()
  expect(await kept('experiencias/kayak')).toEqual({
    coordenadas: new GeoPoint(36.5, -4),
    fecha,
    nombre: 'Kayak'
  })
  expect(await kept('historial/experiencias~kayak/versiones/000001')).toEqual({ documento: '{}' })
  expect(await kept('experiencias/vela')).toBeUndefined()
  expect(await kept('usuarios/ana')).toBeUndefined()
})

test('a fresh start has the catalogue of the product again', async () => {
  const first = await start()
  await first.db.doc('experiencias/kayak').update({ nombre: 'Otro' })
  await first.edits.settled()
  first.edits.forget()
  const { db, since } = await start()
  expect([since, (await db.doc('experiencias/kayak').get()).data()]).toEqual([null, { nombre: 'Kayak' }])
})

test('a file that nobody can read is no obstacle', async () => {
  writeFileSync(file, '{"documents":')
  expect((await start()).since).toBeNull()
})
