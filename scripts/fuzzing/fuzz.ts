import { createCatalog } from '#catalog/model/catalog.ts'
import { routeFilesOf } from '#catalog/routing/site.ts'
import { type AddressBook, addressedCollections } from '#contract/addresses/addresses.ts'
import { decodeSnapshot, type Decoding } from '#contract/reading/decode-snapshot.ts'
import { isDraft } from '#contract/reading/draft.ts'
import { type CollectionName, collectionNames, type RawDocument } from '#contract/reading/snapshot.ts'
import type { Content } from '#domain/catalogue/content.ts'
import { seededRandom } from '#domain/data/random.ts'
import { errorMessage } from '#publishing/error-message.ts'
import type { Collections } from '../database/documents.ts'
import { FieldValue, GeoPoint, Timestamp } from 'firebase-admin/firestore'
import { documentIn } from '../database/plain.ts'
import { hostileTexts } from '../security-fuzz/values.ts'
import { pick, type Random } from '../publishing-proof/edit.ts'

/** A document that an editor could write, with the collection it is in. */
interface OddDocument {
  collection: CollectionName
  document: RawDocument
}

/** Values that the database can hold and no field expects. */
const oddValues: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1e308,
  2 ** 53,
  Number.NaN,
  Number.NEGATIVE_INFINITY,
  [],
  [[]],
  [null],
  {},
  { es: null },
  { es: { es: 'dentro' } },
  { '': 'sin clave' },
  { constructor: 'x', toString: 'y' },
  'true',
  '12,50 €',
  '2026-13-45',
  '2026-11-24',
  Timestamp.fromMillis(0),
  new GeoPoint(90, -180),
  Buffer.from('bytes'),
  FieldValue.vector([1, Number.NaN]),
  Array.from({ length: 2000 }, (_, index) => index),
  ...hostileTexts
]

const oddIds = [
  'constructor',
  'hasOwnProperty',
  'x'.repeat(300),
  'dos\nlíneas',
  '<b>negrita</b>',
  '0',
  ' ',
  '..x',
  'ÁÉÍ',
  '🎈'
]

const maxFields = 3

/** Like a document that is there, with the very same address, and with some fields that hold unexpected values. */
function oddDocuments(collections: Collections, count: number, random: Random): OddDocument[] {
  const names = collectionNames.filter(name => collections[name].length > 0)
  return Array.from({ length: count }, (_, number) => {
    const collection = pick(names, random) ?? 'experiencias'
    const model = pick(collections[collection], random) ?? { id: '' }
    const id = `${pick(oddIds, random) ?? ''}${number}`
    const fields = Object.entries(model).filter(([key]) => key !== 'experiencia')
    const changed = new Set(
      Array.from({ length: Math.ceil(random() * maxFields) }, () => pick(fields, random)?.[0])
    )
    const odd = fields.map(([key, value]) => [key, changed.has(key) ? pick(oddValues, random) : value])
    const { experiencia } = model
    const whole = { ...Object.fromEntries(odd), ...(experiencia !== undefined && { experiencia }) }
    return { collection, document: documentIn(id, { ...whole, id }) }
  })
}

interface Settings {
  collections: Collections
  documents: number
  moment: Date
  report?: (done: number, total: number) => void
  seed: string
}

interface Found {
  documents: number
  /** Named in the report, with the field. */
  reported: number
  /** Neither on the site nor in the report, a page of another document that went, an address that was taken. */
  faults: string[]
}

/** So many at once: whatever one of them does to the others is found out, too. */
const together = 50

/** Adds odd documents to a catalogue, and looks at what becomes of them and of everything else. */
export function fuzz({ collections, documents, moment, report, seed }: Settings): Found {
  const read = (all: Collections, addresses?: AddressBook): Decoding =>
    decodeSnapshot({ addresses, collections: all, moment: moment.toISOString(), source: 'fuzz' })
  const before = read(collections)
  const pages = pagesOf(before.content)
  const odd = oddDocuments(collections, documents, seededRandom(seed))
  const found: Found = { documents: odd.length, faults: [], reported: 0 }
  for (let first = 0; first < odd.length; first += together) {
    const some = odd.slice(first, first + together)
    try {
      const after = read(withThem(collections, some), before.addresses)
      const reported = new Set(after.problems.map(({ collection, id }) => `${collection}/${id}`))
      found.reported += some.filter(each => reported.has(nameOf(each))).length
      found.faults.push(
        ...some
          .filter(each => isLost(each, after.content, reported))
          .map(each => `lost in silence: ${nameOf(each)}`),
        ...missing(pages, pagesOf(after.content)).map(page => `page of another document gone: ${page}`),
        ...taken(before.addresses, after.addresses)
      )
    } catch (error) {
      found.faults.push(
        `nothing can be read any more with ${some.map(nameOf).join(', ')}: ${errorMessage(error)}`
      )
    }
    report?.(Math.min(first + together, odd.length), odd.length)
  }
  return found
}

function nameOf({ collection, document }: OddDocument): string {
  return `${collection}/${document.id}`
}

/** Before those that are there: an id that comes first has no right to anything. */
function withThem(collections: Collections, odd: OddDocument[]): Collections {
  const all = { ...collections }
  for (const name of collectionNames) {
    const own = odd.filter(({ collection }) => collection === name)
    all[name] = [...own.map(({ document }) => document), ...collections[name]]
  }
  return all
}

/** Not named, not shown, and nothing that waits for its author: drafts, and opinions before their review. */
function isLost(
  { collection, document }: OddDocument,
  content: Content,
  reported: ReadonlySet<string>
): boolean {
  if (reported.has(`${collection}/${document.id}`) || isDraft(document)) return false
  if (collection === 'comentarios' && document['publicado'] === false) return false
  return !shownIds(content).has(`${collection}/${document.id}`)
}

function shownIds({
  categories,
  companies,
  experiences,
  opinions,
  partners,
  questions
}: Content): Set<string> {
  const ids = (name: string, items: readonly { id: string }[]) => items.map(({ id }) => `${name}/${id}`)
  return new Set([
    ...ids('categorias', categories),
    ...ids('comentarios', Object.values(opinions).flat()),
    ...ids('empresas', companies),
    ...ids('experiencias', experiences),
    ...ids('partners', partners),
    ...ids('preguntas', questions)
  ])
}

function pagesOf(content: Content): Set<string> {
  const paths = [...routeFilesOf(createCatalog(content))]
    .flat()
    .flatMap(({ files }) => files.map(({ path }) => path))
  return new Set(paths.filter(path => path.endsWith('.html')))
}

function missing(before: ReadonlySet<string>, after: ReadonlySet<string>): string[] {
  return [...before].filter(page => !after.has(page))
}

function taken(before: AddressBook, after: AddressBook): string[] {
  return addressedCollections.flatMap(name =>
    Object.entries(before[name])
      .filter(([slug, id]) => after[name][slug] !== id)
      .map(([slug, id]) => `address taken: ${slug} of ${name}/${id} by ${after[name][slug]}`)
  )
}
