import { type Language, languages } from '#domain/text/locale.ts'

import { type Fields, isContainer, withField } from '#studio/document/patch.ts'

/** The texts in a value as it is stored: a plain text is Spanish. */
export function textsIn(value: unknown): Partial<Record<Language, string>> {
  if (typeof value === 'string') return { es: value }
  const texts: Partial<Record<Language, string>> = {}
  for (const language of languages) {
    const text = isContainer(value) ? value[language] : undefined
    if (typeof text === 'string') texts[language] = text
  }
  return texts
}

/** The value with another text in one language; without any text there is no value. */
export function withText(value: unknown, language: Language, text: string): Fields | undefined {
  const written: Fields = typeof value === 'string' ? { es: value } : fieldsIn(value)
  const changed = withField(written, language, text === '' ? undefined : text)
  return Object.keys(changed).length === 0 ? undefined : changed
}

export function missingIn(value: unknown): Language[] {
  const texts = textsIn(value)
  return languages.filter(language => !texts[language])
}

export function fieldsIn(value: unknown): Fields {
  return isContainer(value) && !Array.isArray(value) ? value : {}
}

export function itemsIn(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

export function stringsIn(value: unknown): string[] {
  return itemsIn(value).filter(item => typeof item === 'string')
}

export function lineIn(value: unknown): string {
  return typeof value === 'string'
    ? value
    : value === undefined || value === null
      ? ''
      : JSON.stringify(value)
}

/** A point or a comma before exactly three digits: thousands, or a fraction. Only the person knows. */
const ambiguous = /^(-?\d{1,3})[.,](\d{3})$/

/** Parses the text of a number field. An invalid or ambiguous number, and one with more than two decimals, stays as typed, and the contract reports it. */
export function numberFrom(typed: string): number | string | undefined {
  const text = typed.trim()
  if (text === '') return undefined
  const plain = text.replace(/\s*€$/, '')
  if (ambiguous.test(plain)) return text
  const thousands =
    /^-?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(plain) || /^-?\d{1,3}(?: \d{3})+(?:,\d+)?$/.test(plain)
  const digits = (thousands ? plain.replaceAll(/[. ]/g, '') : plain).replace(',', '.')
  return /^-?\d+(?:\.\d{1,2})?$/.test(digits) ? Number(digits) : text
}

/** A number with the comma of Spanish; what is no number stays as it was typed, while it is asked what it means. */
export function numberText(value: unknown): string {
  return typeof value === 'number' ? String(value).replace('.', ',') : lineIn(value)
}

/** The number that was probably meant by letters that look like digits, or by more decimals than money has; null for none. */
export function probableNumber(value: unknown): number | null {
  if (typeof value !== 'string' || meaningsOf(value) !== null) return null
  const [, sign = '', whole, decimals = ''] = /^(-?)(\d+)(?:[.,](\d+))?$/.exec(likeDigits(value)) ?? []
  return whole === undefined ? null : Number(Number(`${sign}${whole}.${decimals || 0}`).toFixed(2))
}

function likeDigits(text: string): string {
  const plain = text.trim().replace(/\s*€$/, '')
  return /^-?\d/.test(plain) ? plain.replaceAll(/o/gi, '0').replaceAll(/[il]/gi, '1') : plain
}

/** The two numbers that "1.234" may mean, the larger one first; null for what means one, or none. */
export function meaningsOf(value: unknown): readonly [number, number] | null {
  const parts = typeof value === 'string' ? ambiguous.exec(value.trim().replace(/\s*€$/, '')) : null
  if (parts === null) return null
  const [, whole = '', rest = ''] = parts
  return [Number(`${whole}${rest}`), Number(Number(`${whole}.${rest}`).toFixed(2))]
}

/** A list without what is empty; an empty list is no value. */
export function listOrNothing(items: readonly unknown[]): readonly unknown[] | undefined {
  return items.length === 0 ? undefined : items
}

/** The items with one moved a place up or down. */
export function moveItem<Item>(items: readonly Item[], index: number, by: -1 | 1): Item[] {
  const target = index + by
  const item = items[index]
  if (item === undefined || target < 0 || target >= items.length) return [...items]
  return items.toSpliced(index, 1).toSpliced(target, 0, item)
}

/** Title of a document, preferably in Spanish; null while it has no name. */
export function titleOf(fields: Fields): string | null {
  for (const name of ['nombre', 'pregunta', 'text']) {
    const { es, ...others } = textsIn(fields[name])
    const found = es || Object.values(others).find(Boolean)
    if (found) return found
  }
  return null
}
