import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Firestore } from 'firebase-admin/firestore'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type LocalDatabase, startDatabase } from 'local-firebase'
import { addressIn, bookOf, entriesOf } from '#contract/addresses/address-entries.ts'
import { type AddressBook, noAddresses } from '#contract/addresses/addresses.ts'
import { decodeSnapshot } from '#contract/reading/decode-snapshot.ts'
import { keepAddresses, leadAddresses } from '../../../scripts/addresses/keep.ts'
import { addressDocuments, openAddresses, readAddressFile } from '../../../scripts/addresses/store.ts'
import { withDatabase } from '../../../scripts/database/target.ts'
import { createEditor } from '../../../scripts/site/content-version.ts'
import { anExperienceDocument, aSnapshot } from '../../fixtures/documents.ts'

let folder = ''
let database: LocalDatabase

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'addresses-'))
  database = await startDatabase()
})
afterEach(() => {
  database.stop()
  rmSync(folder, { force: true, recursive: true })
})

async function inside(work: (db: Firestore) => Promise<void>): Promise<void> {
  const target = { host: database.host, kind: 'emulator', named: 'a test' } as const
  const outcome = await withDatabase(target, 'read', async db => {
    await work(db)
    return { kind: 'done' }
  })
  expect(outcome).toEqual({ kind: 'done' })
}

const book: AddressBook = {
  ...noAddresses,
  categorias: { mar: 'c1' },
  experiencias: { antes: 'a', cerrada: 'z', kayak: 'a' }
}
const content = decodeSnapshot(
  aSnapshot({ experiencias: [anExperienceDocument({ id: 'a', slug: 'kayak' })] })
).content

describe('the book of addresses', () => {
  test('says of each where it leads now, and comes back whole', () => {
    const documents = entriesOf(book, content)
    const all = Object.assign({}, ...[...documents.values()].map(({ direcciones }) => direcciones))
    expect(all).toEqual({
      antes: { ahora: 'kayak', id: 'a' },
      cerrada: { ahora: null, id: 'z' },
      kayak: { ahora: 'kayak', id: 'a' },
      mar: { ahora: null, id: 'c1' }
    })
    expect(bookOf(documents)).toEqual(book)
    expect(addressIn({ direcciones: all }, 'antes')).toEqual({ now: 'kayak' })
    expect(addressIn({ direcciones: all }, 'cerrada')).toEqual({ now: null })
    for (const slug of ['nunca', 'constructor']) expect(addressIn({ direcciones: all }, slug)).toBeNull()
    expect(addressIn({ direcciones: 7 }, 'antes')).toBeNull()
  })

  test('is kept beside the trees, and in the database for the function behind Hosting', async () => {
    await inside(async db => {
      const store = openAddresses({ FIRESTORE_EMULATOR_HOST: database.host }, db, folder)
      expect(await store.read()).toEqual(noAddresses)
      await store.write(book, content)
      expect(await store.read()).toEqual(book)
      expect(readAddressFile(folder)).toEqual(book)
      expect(await addressDocuments(db).read()).toEqual(book)
    })
  })

  test('writes the documents that an edit changed alone', async () => {
    await inside(async db => {
      const store = addressDocuments(db)
      await store.write(book, content)
      const before = await timesIn(db)
      await store.write(book, content)
      expect(await timesIn(db)).toEqual(before)
      await store.write({ ...book, experiencias: { ...book.experiencias, otra: 'b' } }, content)
      const after = await timesIn(db)
      const changed = [...after].filter(([name, time]) => before.get(name) !== time)
      expect(changed).toHaveLength(1)
    })
  })

  test.each(['{', '[]', '{"experiencias":{"a":7}}'])(
    'that says %j keeps everything from being published',
    async text => {
      writeFileSync(join(folder, 'addresses.json'), text)
      expect(() => readAddressFile(folder)).toThrow('nothing is published')
      await inside(async db => {
        await db.doc('direcciones/experiencias-1').set({ direcciones: { a: 'b' } })
        await expect(addressDocuments(db).read()).rejects.toThrow('nothing is published')
      })
    }
  )
})

async function timesIn(db: Firestore): Promise<Map<string, string>> {
  const { docs } = await db.collection('direcciones').get()
  return new Map(
    docs.map(doc => [doc.id, doc.updateTime.toDate().toISOString() + doc.updateTime.nanoseconds])
  )
}

describe('an editor', () => {
  test('gives a copy its own address once the original is online, and not before', async () => {
    const original = anExperienceDocument({ id: 'm', slug: 'kayak' })
    const copy = anExperienceDocument({ id: 'a', slug: 'kayak' })
    const editor = createEditor()
    const slugs = async (...experiencias: (typeof original)[]) => {
      const { collections } = aSnapshot({ experiencias })
      const edition = await editor.edit(collections, new Date())
      return { edition, slugs: edition.content.experiences.map(({ id, slug }) => `${id} ${slug}`) }
    }
    const first = await slugs(original)
    expect((await slugs(copy, original)).slugs.toSorted()).toEqual(['a kayak', 'm kayak-m'])
    const write = vi.fn<() => Promise<void>>(async () => {})
    await keepAddresses(editor, { write })(first.edition)
    expect(write).toHaveBeenCalledTimes(1)
    expect((await slugs(copy, original)).slugs.toSorted()).toEqual(['a kayak-a', 'm kayak'])
  })

  test('goes on when the addresses could not be written: visitors have the edition', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue()
    const editor = createEditor()
    const edition = await editor.edit(
      aSnapshot({ experiencias: [anExperienceDocument()] }).collections,
      new Date()
    )
    await keepAddresses(editor, { write: () => Promise.reject(new Error('no space left')) })(edition)
    expect(said).toHaveBeenCalledWith(expect.stringContaining('no space left'))
    expect(editor.addresses()).toBe(edition.addresses)
    said.mockRestore()
  })
})

describe('before pages move', () => {
  test('the function behind Hosting knows where to, and the file beside the trees waits until they have', async () => {
    const editor = createEditor()
    const edition = await editor.edit(
      aSnapshot({ experiencias: [anExperienceDocument({ id: 'a', slug: 'kayak' })] }).collections,
      new Date()
    )
    await inside(async db => {
      const store = openAddresses({ FIRESTORE_EMULATOR_HOST: database.host }, db, folder)
      await leadAddresses(store)(edition)
      expect(await addressDocuments(db).read()).toMatchObject({ experiencias: { kayak: 'a' } })
      expect(readAddressFile(folder)).toEqual(noAddresses)
      const before = await timesIn(db)
      await store.write(edition.addresses, edition.decoded)
      expect(await timesIn(db)).toEqual(before)
      expect(readAddressFile(folder)).toMatchObject({ experiencias: { kayak: 'a' } })
    })
  })

  test.each([
    ['fails', () => Promise.reject(new Error('away'))],
    ['does not answer', () => new Promise<void>(() => {})]
  ])('a database that %s keeps no edition back', async (_, lead) => {
    const edition = await createEditor().edit(aSnapshot().collections, new Date())
    await expect(leadAddresses({ lead }, 1)(edition)).resolves.toBeUndefined()
  })
})

test('nothing of it stands on the site', () => {
  expect(readFileSync('firestore.rules', 'utf8')).toContain('allow read, write: if false')
})
