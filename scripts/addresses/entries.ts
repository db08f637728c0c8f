import {
  type AddressBook,
  addressDocument,
  addressedCollections,
  type AddressedCollection,
  addressEntries,
  type AddressEntries
} from '#contract/reading/addresses.ts'

/** The slug that each public document has now, by its id. */
export type CurrentSlugs = Readonly<Record<AddressedCollection, ReadonlyMap<string, string>>>

/** The documents that say of every address, of before too, where it leads. */
export function entriesOf(book: AddressBook, now: CurrentSlugs): Map<string, AddressEntries> {
  const documents = new Map<string, AddressEntries>()
  for (const collection of addressedCollections) {
    for (const [slug, id] of Object.entries(book[collection]).toSorted()) {
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
