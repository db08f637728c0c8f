import { pickSome } from '#domain/data/random.ts'
import { inRound } from './in-round.ts'

/** The values that the documents have in each field. */
export type Pools = ReadonlyMap<string, unknown[]>

/** Random values of a grown document, and the document from which it borrows. */
export interface Growth {
  pools: Pools
  priceFactor: number
  random: () => number
  round: number
  shiftDays: number
}

type Change = (value: unknown, growth: Growth, field: string) => unknown

/** Changes of a grown document by field. Fields without an entry stay as in the template. */
export const changes: ReadonlyMap<string, Change> = new Map<string, Change>([
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
