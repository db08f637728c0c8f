import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Firestore, GeoPoint, Timestamp } from 'firebase-admin/firestore'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type LocalDatabase, startDatabase } from 'local-firebase'
import { readSnapshot, writeSnapshot } from '#catalog/model/snapshot.ts'
import { emptyCollections } from '#contract/reading/snapshot.ts'
import { readCollections, replaceCollections } from '../../../scripts/database/documents.ts'
import { pull } from '../../../scripts/database/pull.ts'
import { seed } from '../../../scripts/database/seed.ts'
import { withDatabase } from '../../../scripts/database/target.ts'

const now = new Date('2026-11-20T12:00:00Z')
let database: LocalDatabase
let folder = ''

beforeAll(() => {
  vi.spyOn(console, 'log').mockReturnValue()
})

afterAll(() => {
  vi.restoreAllMocks()
})

beforeEach(async () => {
  database = await startDatabase()
  folder = mkdtempSync(join(tmpdir(), 'database-'))
})

afterEach(() => {
  database.stop()
  rmSync(folder, { force: true, recursive: true })
})

async function inside(work: (db: Firestore) => Promise<void>): Promise<void> {
  await withDatabase({ host: database.host, kind: 'emulator', named: 'a test' }, 'read', async db => {
    await work(db)
    return { kind: 'done' }
  })
}

function writeFiles(files: Record<string, unknown>): void {
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(content))
  }
}

const experience = { id: 'a', nombre: { es: 'Alcazaba' } }
const comment = { experiencia: 'a', id: '1', opinion: 'Bonita' }

describe('seed', () => {
  test('writes documents, and opinions below their experience', async () => {
    writeFiles({ comentarios: [comment], experiencias: [experience] })
    await inside(async db => {
      expect(await seed(db, folder, now)).toEqual({ kind: 'done' })
      const stored = await db.doc('experiencias/a/comentarios/1').get()
      expect(stored.data()).toEqual({ opinion: 'Bonita' })
      expect((await db.doc('experiencias/a').get()).data()).toEqual({ nombre: { es: 'Alcazaba' } })
    })
  })

  test('replaces what is there, whole documents, other collections of the catalogue and old opinions too', async () => {
    writeFiles({ experiencias: [experience] })
    await inside(async db => {
      await db.doc('experiencias/a').set({ vip: true })
      await db.doc('experiencias/old').set({ vip: true })
      await db.doc('experiencias/old/comentarios/1').set({ opinion: 'Vieja' })
      await db.doc('empresas/old').set({ nombre: 'Vieja' })
      await seed(db, folder, now)
      expect(await readCollections(db)).toEqual({ ...emptyCollections(), experiencias: [experience] })
      expect((await db.doc('experiencias/old/comentarios/1').get()).exists).toBe(false)
    })
  })

  test('leaves alone what is no part of the catalogue', async () => {
    writeFiles({ experiencias: [experience] })
    await inside(async db => {
      await db.doc('usuarios/ana').set({ nombre: 'Ana' })
      await seed(db, folder, now)
      expect((await db.doc('usuarios/ana').get()).exists).toBe(true)
    })
  })

  test('changes nothing when a file is broken', async () => {
    writeFileSync(join(folder, 'experiencias.json'), '[{')
    await inside(async db => {
      await db.doc('experiencias/a').set({ vip: true })
      expect(await seed(db, folder, now)).toMatchObject({ kind: 'refused' })
      expect((await db.doc('experiencias/a').get()).data()).toEqual({ vip: true })
    })
  })

  test.each([
    [{ id: 'b', nombre: 'x\uD83D' }],
    [{ '': 1, id: 'b' }],
    [{ id: 'constructor' }],
    [{ id: 'b', lista: [[1]] }]
  ])('writes nothing when one document cannot be written: %j is named', async unreadable => {
    writeFiles({ experiencias: [experience, unreadable] })
    await inside(async db => {
      await db.doc('experiencias/antes').set({ vip: true })
      const outcome = await seed(db, folder, now, { reports: folder })
      expect(outcome).toMatchObject({ kind: 'refused' })
      expect(outcome).toHaveProperty('message', expect.stringContaining('nothing was written'))
      expect(await readCollections(db)).toMatchObject({ experiencias: [{ id: 'antes', vip: true }] })
    })
    const named: unknown = JSON.parse(readFileSync(join(folder, 'unreadable.json'), 'utf8'))
    expect(named).toEqual([expect.stringContaining(`experiencias "${unreadable.id}": `)])
  })

  test('writes the others when it is told to', async () => {
    writeFiles({ experiencias: [experience, { id: 'a/b' }] })
    await inside(async db => {
      expect(await seed(db, folder, now, { isPartial: true })).toEqual({ kind: 'done' })
      expect(await readCollections(db)).toMatchObject({ experiencias: [experience] })
    })
  })

  test('writes the report of the editors, opinions of a missing experience in it', async () => {
    const published = { fecha: '2026-05-01', nombre: 'Ana', publicado: true }
    writeFiles({ comentarios: [{ ...comment, ...published, experiencia: 'b' }], experiencias: [experience] })
    await inside(async db => {
      expect(await seed(db, folder, now, { reports: folder })).toEqual({ kind: 'done' })
    })
    const report: unknown = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'))
    expect(report).toMatchObject([{ collection: 'comentarios', field: 'experiencia', id: '1', value: '"b"' }])
  })

  test('leaves the database as it was when writing fails in the middle', async () => {
    const experiencias = Array.from({ length: 450 }, (_, index) => ({ id: `e${index}`, orden: index }))
    await inside(async db => {
      const fecha = Timestamp.fromDate(now)
      await db.doc('experiencias/antes').set({ fecha, lugar: new GeoPoint(36.7, -4.4) })
      await db.doc('experiencias/antes/comentarios/1').set({ opinion: 'Bien' })
      await db.doc('experiencias/e7').set({ vip: true })
      const before = await readCollections(db)
      const broken = { id: 'roto', nombre: () => 'no JSON' }
      const wanted = { ...emptyCollections(), experiencias: [...experiencias, broken] }
      await expect(replaceCollections(db, wanted)).rejects.toThrow(
        /experiencias\/roto: .* The database is as it was\.$/s
      )
      expect(await readCollections(db)).toEqual(before)
      expect((await db.doc('experiencias/antes').get()).get('fecha')).toEqual(fecha)
    })
  })

  test('takes more documents than one commit holds', async () => {
    const experiencias = Array.from({ length: 901 }, (_, index) => ({ id: `e${index}`, orden: index }))
    await inside(async db => {
      await replaceCollections(db, { ...emptyCollections(), experiencias })
      expect((await db.collection('experiencias').count().get()).data().count).toBe(901)
    })
  })
})

/** The local database cannot be asked for all collections of a name, as the real one can. */
function knowingGroups(db: Firestore, places: string[]): Firestore {
  const get = async () => {
    const answers = await Promise.all(places.map(place => db.collection(place).get()))
    return { docs: answers.flatMap(({ docs }) => docs) }
  }
  return new Proxy(db, {
    get: (target, name) => {
      if (name === 'collectionGroup') return () => ({ get })
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    }
  })
}

describe('pull', () => {
  test('writes moments as text and points as latitude and longitude', async () => {
    await inside(async db => {
      const fecha = Timestamp.fromDate(now)
      await db.doc('experiencias/a').set({ coordenadas: new GeoPoint(36.7, -4.4), lista: [{ fecha }] })
      await pull(db, 'a test', now, { folder })
      expect(readSnapshot(folder)).toMatchObject({
        collections: {
          experiencias: [
            { coordenadas: { lat: 36.7, lng: -4.4 }, id: 'a', lista: [{ fecha: '2026-11-20T12:00:00.000Z' }] }
          ]
        },
        moment: '2026-11-20T12:00:00.000Z',
        source: 'a test'
      })
    })
  })

  test('gives the same bytes whatever the order of documents and fields', async () => {
    const texts: string[] = []
    for (const order of [1, -1]) {
      const documents = [
        { a: 1, b: { c: 1, d: 2 }, id: 'x' },
        { b: { d: 2, c: 1 }, a: 1, id: 'y' }
      ]
      await inside(async db => {
        for (const { id, ...fields } of documents.toSorted((a, b) => order * a.id.localeCompare(b.id))) {
          const entries = Object.entries(fields)
          await db
            .doc(`experiencias/${id}`)
            .set(Object.fromEntries(order > 0 ? entries : entries.toReversed()))
        }
        await pull(db, 'a test', now, { folder })
        texts.push(JSON.stringify(readSnapshot(folder)))
      })
      database.stop()
      database = await startDatabase()
    }
    expect(texts[0]).toBe(texts[1])
  })

  test('names opinions whose experience is gone, where the database can be asked for them', async () => {
    await inside(async db => {
      const opinion = { fecha: now.toISOString(), nombre: 'Ana', opinion: 'Bien', publicado: true }
      const places = ['experiencias/a/comentarios', 'experiencias/perdida/comentarios']
      await db.doc('experiencias/a').set({ nombre: 'Alcazaba' })
      for (const place of places) await db.doc(`${place}/1`).set(opinion)
      await pull(knowingGroups(db, places), 'a test', now, { folder })
      expect(readSnapshot(folder)).toMatchObject({
        collections: { comentarios: [{ experiencia: 'a' }, { experiencia: 'perdida' }] }
      })
      const report: unknown = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'))
      expect(report).toMatchObject([{ collection: 'comentarios', outcome: 'left-out', value: '"perdida"' }])
    })
  })

  test('names in the report what does not fit', async () => {
    await inside(async db => {
      await db.doc('experiencias/sin-nombre').set({ vip: true })
      await pull(db, 'a test', now, { folder })
      const report: unknown = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'))
      expect(report).toMatchObject([{ collection: 'experiencias', id: 'sin-nombre', outcome: 'left-out' }])
    })
  })

  test('refuses an empty database and keeps the last snapshot', async () => {
    const last = { collections: emptyCollections(), moment: now.toISOString(), source: 'the last one' }
    writeSnapshot(last, folder)
    await inside(async db => {
      const outcome = await pull(db, 'the Firestore at x', now, { folder })
      expect(outcome).toMatchObject({ kind: 'refused' })
      expect(outcome).toHaveProperty(
        'message',
        expect.stringContaining('the Firestore at x holds no experiences')
      )
      expect(readSnapshot(folder)).toEqual(last)
    })
  })
})
