import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { FieldValue, type Firestore, GeoPoint, Timestamp } from 'firebase-admin/firestore'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type LocalDatabase, startDatabase } from 'local-firebase'
import { backup } from '../../../scripts/backup/backup.ts'
import { batchesOf } from '../../../scripts/backup/batches.ts'
import { type Place, placeAt } from '../../../scripts/backup/place.ts'
import { openRawDatabase, type RawDatabase } from '../../../scripts/backup/raw-database.ts'
import { restore } from '../../../scripts/backup/restore.ts'
import type { Outcome } from '../../../scripts/console.ts'
import { withDatabase } from '../../../scripts/database/target.ts'
import { startBucket } from '../../fixtures/bucket-stand-in.ts'

const now = new Date('2026-11-20T12:00:00Z')
let folder = ''
let first: LocalDatabase
let second: LocalDatabase

beforeAll(() => {
  vi.spyOn(console, 'log').mockReturnValue()
})
afterAll(() => {
  vi.restoreAllMocks()
})
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'))
  first = await startDatabase()
  second = await startDatabase()
})
afterEach(() => {
  first.stop()
  second.stop()
  rmSync(folder, { force: true, recursive: true })
})

async function inside<Result>(
  { host }: Pick<LocalDatabase, 'host'>,
  work: (db: Firestore, raw: RawDatabase) => Promise<Result>
): Promise<Result> {
  const results: Result[] = []
  const outcome = await withDatabase({ host, kind: 'emulator', named: 'a test' }, 'read', async db => {
    const raw = await openRawDatabase(db, null)
    results.push(await work(db, raw).finally(() => void raw.close()))
    return { kind: 'done' }
  })
  const [result] = results
  if (result === undefined) throw new Error(JSON.stringify(outcome))
  return result
}

function placeIn(path: string): Place {
  const place = placeAt(path)
  if (place === null) throw new Error(`${path} is no place`)
  return place
}

const place = () => placeIn(join(folder, 'copy'))

async function fill(db: Firestore): Promise<void> {
  await db.doc('experiencias/a').set({
    bytes: new Uint8Array([0, 255, 7]),
    entero: 3,
    grande: Number.MAX_SAFE_INTEGER,
    grupo: { lista: [1, { punto: new GeoPoint(36.5, -4.25) }, null], vacio: {} },
    infinito: Number.NEGATIVE_INFINITY,
    momento: new Timestamp(1_700_000_000, 123_456_789),
    nada: null,
    ninguno: Number.NaN,
    precio: 12.5,
    referencia: db.doc('empresas/una'),
    texto: 'Ñandú\n“x” 🌊',
    vacia: [],
    vector: FieldValue.vector([1, 2.5, -3])
  })
  await db.doc('experiencias/a/comentarios/1').set({ opinion: 'Bonita' })
  // Below one that is gone.
  await db.doc('experiencias/vieja/comentarios/9').set({ opinion: 'Sin casa' })
  await db.doc('usuarios/ana/facturas/2026/lineas/1').set({ euros: 20 })
  await db.doc('usuarios/ana').set({ nombre: 'Ana' })
  await db.doc('una colección/b').set({ si: true })
}

async function copied(): Promise<Outcome> {
  return inside(first, async (db, raw) => {
    await fill(db)
    return backup(raw, place(), now)
  })
}

async function everything(database: Pick<LocalDatabase, 'host'>): Promise<unknown[]> {
  return inside(database, async (_, raw) => {
    const all: unknown[] = []
    for (const name of await raw.collections())
      for await (const document of raw.documents(name)) all.push(document)
    return all
  })
}

/** A file of the backup, changed. */
function spoil(file: string, change: (text: string) => string): void {
  const path = join(folder, 'copy', file)
  writeFileSync(path, gzipSync(change(gunzipSync(readFileSync(path)).toString())))
}

describe('a backup', () => {
  test('holds every collection, what stands below its documents, and every type', async () => {
    expect(await copied()).toEqual({ kind: 'done' })
    expect(readdirSync(join(folder, 'copy')).toSorted()).toEqual([
      'backup.json',
      'experiencias.jsonl.gz',
      'una%20colecci%C3%B3n.jsonl.gz',
      'usuarios.jsonl.gz'
    ])
    const lines = gunzipSync(readFileSync(join(folder, 'copy/experiencias.jsonl.gz')))
      .toString()
      .trim()
      .split('\n')
    expect(lines.map(line => JSON.parse(line).path)).toEqual([
      'experiencias/a',
      'experiencias/a/comentarios/1',
      'experiencias/vieja/comentarios/9'
    ])
    expect(JSON.parse(lines[0] ?? '').fields).toMatchObject({
      bytes: { bytesValue: 'AP8H' },
      entero: { integerValue: '3' },
      infinito: { doubleValue: '-Infinity' },
      momento: { timestampValue: '2023-11-14T22:13:20.123456789Z' },
      ninguno: { doubleValue: 'NaN' },
      referencia: { referenceValue: 'empresas/una' },
      vector: { mapValue: { fields: { __type__: { stringValue: '__vector__' } } } }
    })
  })

  test('goes into an empty database, which is then the same', async () => {
    await copied()
    expect(await inside(second, (_, raw) => restore(raw, place()))).toEqual({ kind: 'done' })
    const before = await everything(first)
    expect(before).toHaveLength(6)
    expect(await everything(second)).toEqual(before)
    await inside(second, async db => {
      const data = (await db.doc('experiencias/a').get()).data()
      expect(data?.ninguno).toBeNaN()
      expect(data?.momento).toEqual(new Timestamp(1_700_000_000, 123_456_789))
      expect(data?.vector).toEqual(FieldValue.vector([1, 2.5, -3]))
      expect(data?.grupo.lista[1].punto).toEqual(new GeoPoint(36.5, -4.25))
      expect(data?.referencia.path).toBe('empresas/una')
      expect([...(data?.bytes ?? [])]).toEqual([0, 255, 7])
      return true
    })
  })

  test('wants a place of its own', async () => {
    await copied()
    expect(await copied()).toMatchObject({ kind: 'refused', message: expect.stringContaining('already') })
  })

  test('of an empty database is refused', async () => {
    expect(await inside(first, (_, raw) => backup(raw, place(), now))).toMatchObject({ kind: 'refused' })
  })

  test('goes into a bucket, and comes back', async () => {
    const bucket = await startBucket()
    const there = () => {
      const found = placeAt('gs://copias-clavel/2026/noviembre/', bucket.storage)
      if (found === null) throw new Error('no place')
      return found
    }
    try {
      expect(
        await inside(first, async (db, raw) => {
          await fill(db)
          return backup(raw, there(), now)
        })
      ).toEqual({ kind: 'done' })
      expect([...bucket.files.keys()]).toContain('2026/noviembre/backup.json')
      expect(await inside(second, (_, raw) => restore(raw, there()))).toEqual({ kind: 'done' })
      expect(await everything(second)).toEqual(await everything(first))
    } finally {
      bucket.close()
    }
  })
})

describe('a restore', () => {
  test('leaves a collection alone that holds something, until it is asked to replace it', async () => {
    await copied()
    await inside(second, db => db.doc('usuarios/eva/facturas/1').set({ euros: 1 }))
    const refusal = await inside(second, (_, raw) => restore(raw, place()))
    expect(refusal).toMatchObject({ kind: 'refused', message: expect.stringContaining('usuarios already') })
    expect(await everything(second)).toHaveLength(1)
    expect(await inside(second, (_, raw) => restore(raw, place(), { isReplacing: true }))).toEqual({
      kind: 'done'
    })
    expect(await everything(second)).toEqual(await everything(first))
  })

  test('brings back one collection alone', async () => {
    await copied()
    await inside(second, (_, raw) => restore(raw, place(), { only: ['usuarios'] }))
    expect(await everything(second)).toEqual((await everything(first)).slice(-2))
  })

  test('of a collection that the backup has not is refused', async () => {
    await copied()
    expect(await inside(second, (_, raw) => restore(raw, place(), { only: ['usuario'] }))).toMatchObject({
      kind: 'refused'
    })
  })

  const faults: [string, () => void, string][] = [
    ['a backup that did not come to its end', () => rmSync(join(folder, 'copy/backup.json')), 'no backup'],
    [
      'a manifest that is no JSON',
      () => writeFileSync(join(folder, 'copy/backup.json'), '{'),
      'cannot be read'
    ],
    ['a file that is gone', () => rmSync(join(folder, 'copy/usuarios.jsonl.gz')), 'ENOENT'],
    [
      'a file that is not compressed',
      () => writeFileSync(join(folder, 'copy/usuarios.jsonl.gz'), 'x'),
      'usuarios.jsonl.gz, after 0 lines'
    ],
    [
      'a line less',
      () => spoil('usuarios.jsonl.gz', text => text.slice(text.indexOf('\n') + 1)),
      'its sum is another'
    ],
    [
      'another text',
      () => spoil('usuarios.jsonl.gz', text => text.replace('Ana', 'Eva')),
      'its sum is another'
    ],
    ['half a line', () => spoil('usuarios.jsonl.gz', text => text.slice(0, -10)), 'after 2 lines'],
    [
      'an unknown type',
      () => spoil('usuarios.jsonl.gz', text => text.replace('stringValue', 'toString')),
      '"toString"'
    ],
    [
      'a path into another collection',
      () => spoil('usuarios.jsonl.gz', text => text.replace('usuarios/', 'mail/')),
      'another collection'
    ]
  ]
  test.each(faults)('of %s writes nothing', async (_, spoilIt, why) => {
    await copied()
    spoilIt()
    const outcome = await inside(second, (_db, raw) => restore(raw, place()))
    expect(outcome).toMatchObject({ kind: 'refused', message: expect.stringContaining(why) })
    expect(await everything(second)).toEqual([])
  })

  test('says which document came back as something else', async () => {
    await copied()
    const outcome = await inside(second, (_, raw) =>
      restore({ ...raw, write: documents => raw.write(documents.slice(1)) }, place())
    )
    expect(outcome).toMatchObject({ kind: 'refused', message: expect.stringContaining('did not arrive') })
  })
})

test.each(['s3://bucket/a', 'gs://', 'gs://UPPER/a', 'https://example.com'])(
  '%s is no place for a backup',
  address => {
    expect(placeAt(address)).toBeNull()
  }
)

test('commits are cut by number and by weight', async () => {
  const sizes = async (items: object[]) => {
    const all: number[] = []
    for await (const batch of batchesOf(items)) all.push(batch.length)
    return all
  }
  expect(await sizes(Array.from({ length: 900 }, () => ({})))).toEqual([400, 400, 100])
  expect(await sizes(Array.from({ length: 3 }, () => ({ text: 'x'.repeat(3_000_000) })))).toEqual([1, 1, 1])
  expect(await sizes([])).toEqual([])
})
