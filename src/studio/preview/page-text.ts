import { isLanguage, type Language } from '#domain/text/locale.ts'
import { normalize } from '#domain/text/search-words.ts'
import { isContainer, isSame, type Fields } from '#studio/document/patch.ts'
import { readableText } from '#studio/translation/word-difference.ts'

/** A text of a document, and where it stands: `precios.0.nombre`. */
export interface PlacedText {
  path: string
  text: string
}

/** Fields whose values are no text of the page. */
const silent = new Set(['borrador', 'id', 'slug'])
/** Shorter texts stand in many places. */
const shortest = 4

/** A text as a page shows it, without its marks, its case and its accents. */
export function plainOf(text: string): string {
  return normalize(readableText(text)).replaceAll(/\s+/g, ' ').trim()
}

/** The field that a text of the page was made of; null where none is found. Of a document that a field names, the page shows the name. */
export function fieldWithText(
  fields: Fields,
  shown: string,
  language: Language,
  named: readonly PlacedText[] = []
): string | null {
  const wanted = plainOf(shown)
  if (wanted === '') return null
  const all = [...textsWithin(fields, '', language), ...named]
  const texts = all.map(({ path, text }) => ({ path, text: plainOf(text) }))
  const exact = texts.find(({ text }) => text === wanted)
  if (exact !== undefined) return exact.path
  const byLength = texts.toSorted((one, other) => one.text.length - other.text.length)
  const around = wanted.length < shortest ? undefined : byLength.find(({ text }) => text.includes(wanted))
  const within = byLength.findLast(({ text }) => text.length >= shortest && wanted.includes(text))
  const found = around ?? within
  if (found !== undefined) return found.path
  if (wanted.includes('€')) return 'precios' in fields ? 'precios' : null
  return fieldWithNumber(fields, wanted)
}

/** The field whose number a fact of the page says: an age as it is, minutes also as hours and minutes. */
function fieldWithNumber(fields: Fields, wanted: string): string | null {
  const said = (wanted.match(/\d+/g) ?? []).map(Number)
  const found = Object.entries(fields).find(([name, value]) => {
    if (typeof value !== 'number' || silent.has(name)) return false
    const time = [Math.floor(value / 60), value % 60].filter(part => part > 0)
    const isTime = /minut/i.test(name) && isSame(said, time)
    return isTime || (!name.startsWith('orden') && said.includes(value))
  })
  return found?.[0] ?? null
}

/** The path of a text in another language, in which it may still be missing. */
export function inLanguage(path: string, language: Language): string {
  const parts = path.split('.')
  return parts.at(-1) === 'es' ? [...parts.slice(0, -1), language].join('.') : path
}

/** The language of a text of the form; null for what has none. */
export function languageIn(path: string): Language | null {
  const last = path.split('.').at(-1) ?? ''
  return isLanguage(last) ? last : null
}

/** The text by which a field can be found on the page; null for what shows none. */
export function textOfField(fields: Fields, path: readonly string[], language: Language): string | null {
  let value: unknown = fields
  for (const part of path) {
    if (!isContainer(value)) break
    const inner: unknown = Reflect.get(value, part)
    if (inner === undefined) break
    value = inner
  }
  if (typeof value === 'number') return `${String(value).replace('.', ',')} €`
  const [first] = value === fields ? [] : textsWithin(value, '', language)
  return first === undefined ? null : plainOf(first.text)
}

function textsWithin(value: unknown, path: string, language: Language): PlacedText[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [{ path, text: value }]
  if (!isContainer(value)) return []
  const entries = Object.entries(value).filter(([name]) => path !== '' || !silent.has(name))
  const isText = entries.length > 0 && entries.every(([name]) => isLanguage(name))
  const shown = isText
    ? [entries.find(([name]) => name === language) ?? entries.find(([name]) => name === 'es')]
    : entries
  return shown.flatMap(entry =>
    entry === undefined ? [] : textsWithin(entry[1], path === '' ? entry[0] : `${path}.${entry[0]}`, language)
  )
}
