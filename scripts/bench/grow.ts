import type { RawDocument, Snapshot } from '#contract/reading/snapshot.ts'
import { pickSome, seededRandom } from '#domain/data/random.ts'
import { inRound } from './in-round.ts'

/** The values that the documents have in each field. */
type Pools = ReadonlyMap<string, unknown[]>

/** Random values of a grown document, and the document from which it borrows. */
interface Growth {
  pools: Pools
  priceFactor: number
  random: () => number
  round: number
  shiftDays: number
}

type Change = (value: unknown, growth: Growth, field: string) => unknown

/** Changes of a grown document by field. Fields without an entry stay as in the template. */
const changes: ReadonlyMap<string, Change> = new Map<string, Change>([
  ['comoLlegar', composed],
  ['condicionesCancelacion', composed],
  ['coordenadas', moved],
  ['descripcion', composed],
  ['descripcionRelevante', composed],
  ['empresa', (id, { round }) => inRound(String(id), round)],
  ['fecha', postponed],
  ['fechaFin', postponed],
  ['horarios', borrowed],
  ['idiomas', borrowed],
  ['incluye', borrowed],
  ['informacionImportante', composed],
  ['noIncluye', borrowed],
  ['nombre', renamed],
  ['precioDesde', repriced],
  ['precios', repriced],
  ['puntoEncuentro', composed],
  ['slug', (slug, { round }) => inRound(String(slug), round)]
])

function borrowed(value: unknown, { pools, random }: Growth, field: string): unknown {
  const pool = pools.get(field) ?? []
  return pool[Math.floor(random() * pool.length)] ?? value
}

/** A text of other ones, in the languages that the template has. */
function composed(value: unknown, growth: Growth, field: string): unknown {
  const first = borrowed(value, growth, field)
  if (!isTexts(value) || !isTexts(first)) return value
  const others = (growth.pools.get(field) ?? []).filter(isTexts)
  return mixed(inLanguagesOf(value, first), others, growth.random)
}

function renamed(value: unknown, { round }: Growth): unknown {
  return isTexts(value) && round > 0 ? mapTexts(value, name => `${name} ${round + 1}`) : value
}

/** Every amount in it, in steps of half a euro; free stays free. */
function repriced(value: unknown, growth: Growth): unknown {
  if (typeof value === 'number') return Math.ceil(value * growth.priceFactor * 2) / 2
  if (Array.isArray(value)) return value.map(item => repriced(item, growth))
  return isRecord(value) ? mapValues(value, item => repriced(item, growth)) : value
}

/** Some kilometres away. */
function moved(value: unknown, { random }: Growth): unknown {
  const near = (degrees: unknown) => Number((Number(degrees) + (random() - 0.5) / 10).toFixed(4))
  return isRecord(value) ? mapValues(value, near) : value
}

/** A moment that counts from the day of seeding, such as `hoy+12 21:30`, so many days later. */
function postponed(value: unknown, { shiftDays }: Growth): unknown {
  return String(value).replace(/^hoy\+(\d+)/, (_, days: string) => `hoy+${Number(days) + shiftDays}`)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function mapValues(record: Record<string, unknown>, change: (value: unknown) => unknown) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
}

/** A text of the catalogue as it is written in files: one per language. */
type Texts = Record<string, string>

function isTexts(value: unknown): value is Texts {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.values(value).every(text => typeof text === 'string')
}

/**
 * The first text with each further paragraph taken from another text. A paragraph comes from the same place of the same text in every
 * language, so that the languages still say the same and the length stays.
 */
function mixed(first: Texts, others: Texts[], random: () => number): Texts {
  const length = Math.max(...Object.values(first).map(text => paragraphs(text).length))
  if (length === 1) return first
  const fitting = others.filter(other => hasParagraphs(other, Object.keys(first), length))
  const sources = [first, ...pickSome(fitting, length - 1, random)]
  return mapTexts(first, (text, language) =>
    paragraphs(text)
      .map((own, place) => paragraphs(sources[place]?.[language] ?? '')[place] ?? own)
      .join('')
  )
}

/** A text with the languages of another one, in whose words it is where it has none of its own. */
function inLanguagesOf(model: Texts, texts: Texts): Texts {
  return mapTexts(model, (own, language) => texts[language] ?? own)
}

function mapTexts(texts: Texts, change: (text: string, language: string) => string): Texts {
  const changed = Object.entries(texts).map(([language, text]) => [language, change(text, language)])
  return Object.fromEntries(changed)
}

function hasParagraphs(texts: Texts, languages: string[], count: number): boolean {
  return languages.every(language => paragraphs(texts[language] ?? '').length >= count)
}

function paragraphs(html: string): string[] {
  return html.split(/(?<=<\/p>)/)
}

type Collections = Snapshot['collections']

/**
 * A catalogue of so many experiences, made from the parts of another one, round after round: each experience follows one of the
 * original's and borrows texts, times and lists from the rest. So lengths, languages, prices, kinds of booking and the shares of
 * everything are like the original's, and no two pages are alike. The same seed gives the same catalogue.
 */
export function grow(own: Collections, count: number, seed: string): Collections {
  // The menu of every page must not grow with the catalogue.
  const destinations = own.experiencias.filter(isDestination).slice(0, count)
  const templates = own.experiencias.filter(document => !isDestination(document))
  const rounds = Math.ceil((count - destinations.length) / templates.length)
  const pools = poolsOf(templates)
  const grown = repeated(templates, rounds, (template, round) => growOne(template, round, pools, seed))
  const experiences = [...destinations, ...grown.slice(0, count - destinations.length)]
  const ids = new Set(experiences.map(({ id }) => id))
  return {
    ...own,
    comentarios: opinions(own.comentarios, rounds, seed).filter(({ experiencia }) =>
      ids.has(String(experiencia))
    ),
    empresas: repeated(own.empresas, rounds, company),
    experiencias: experiences
  }
}

function isDestination({ metaExp }: RawDocument): boolean {
  return metaExp === true
}

function growOne(template: RawDocument, round: number, pools: Pools, seed: string): RawDocument {
  const id = inRound(template.id, round)
  const random = seededRandom(`${seed} ${id}`)
  const growth = { pools, priceFactor: 0.6 + random(), random, round, shiftDays: Math.floor(random() * 90) }
  const fields = Object.entries(template).map(([field, value]) => {
    return [field, changes.get(field)?.(value, growth, field) ?? value]
  })
  return { ...Object.fromEntries(fields), id }
}

function poolsOf(documents: RawDocument[]): Pools {
  const valuesOf = (field: string) =>
    documents.flatMap(document => (document[field] === undefined ? [] : [document[field]]))
  return new Map([...changes.keys()].map(field => [field, valuesOf(field)]))
}

/** Each opinion once a round, below the experience of that round, in the words of another one in its language. */
function opinions(own: RawDocument[], rounds: number, seed: string): RawDocument[] {
  return repeated(own, rounds, (template, round) => {
    const alike = own.filter(({ idioma }) => idioma === template.idioma)
    const random = seededRandom(`${seed} ${inRound(template.id, round)}`)
    const { opinion } = alike[Math.floor(random() * alike.length)] ?? template
    const experience = inRound(String(template.experiencia), round)
    return { ...template, experiencia: experience, id: inRound(template.id, round), opinion }
  })
}

function company(template: RawDocument, round: number): RawDocument {
  const name = String(template.nombre)
  return { ...template, id: inRound(template.id, round), nombre: round === 0 ? name : `${name} ${round + 1}` }
}

function repeated<Item>(items: Item[], rounds: number, make: (item: Item, round: number) => Item): Item[] {
  return Array.from({ length: rounds }, (_, round) => items.map(item => make(item, round))).flat()
}
