import { z } from 'zod'

import type { Content } from '#domain/catalogue/content.ts'

import { type AddressBook, addressedCollections, type AddressedCollection } from './addresses.ts'

const shards = 16

/** The document of the collection `direcciones` that an address stands in: small enough for one read, few enough to read all of them. */
export function addressDocument(collection: AddressedCollection, slug: string): string {
  let sum = 0
  for (const sign of slug) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 65_521
  return `${collection}-${sum % shards}`
}

const entry = z.object({
  /** Under which slug the document is shown now; null when it is not. */
  ahora: z.string().nullable(),
  id: z.string()
})

/** Format of the entries for each address. */
const addressEntries = z.object({ direcciones: z.record(z.string(), entry) })
type AddressEntries = z.output<typeof addressEntries>

/** Where an address leads, as its document says it: `now` is the slug of its owner, null when that is gone. Null for an address that nothing was ever published at. */
export function addressIn(fields: unknown, slug: string): { now: string | null } | null {
  const entries = addressEntries.safeParse(fields).data?.direcciones ?? {}
  const found = Object.hasOwn(entries, slug) ? entries[slug] : undefined
  return found === undefined ? null : { now: found.ahora }
}

type ShownAtSlugs = Pick<Content, 'categories' | 'experiences' | 'questions'>

/** The slug that each public document has now, by its id. */
type CurrentSlugs = Readonly<Record<AddressedCollection, ReadonlyMap<string, string>>>

/** The documents that say of every address, of before too, where it leads. */
export function entriesOf(book: AddressBook, content: ShownAtSlugs): Map<string, AddressEntries> {
  const documents = new Map<string, AddressEntries>()
  const now = slugsIn(content)
  for (const collection of addressedCollections) {
    for (const [slug, id] of Object.entries(book[collection]).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      const name = addressDocument(collection, slug)
      const document = documents.get(name) ?? { direcciones: {} }
      document.direcciones[slug] = { ahora: now[collection].get(id) ?? null, id }
      documents.set(name, document)
    }
  }
  return documents
}

/** Throws when a document is not what was written: to go on without it would give away its addresses. */
export function bookOf(documents: Iterable<readonly [name: string, fields: unknown]>): AddressBook {
  const book: Record<AddressedCollection, Record<string, string>> = {
    categorias: {},
    experiencias: {},
    preguntas: {}
  }
  for (const [name, fields] of documents) {
    const collection = addressedCollections.find(each => name.startsWith(`${each}-`))
    if (collection === undefined) continue
    for (const [slug, { id }] of Object.entries(addressEntries.parse(fields).direcciones))
      book[collection][slug] = id
  }
  return book
}

function slugsIn({ categories, experiences, questions }: ShownAtSlugs): CurrentSlugs {
  const byId = (items: readonly { id: string; slug: string }[]) =>
    new Map(items.map(({ id, slug }) => [id, slug]))
  return { categorias: byId(categories), experiencias: byId(experiences), preguntas: byId(questions) }
}
