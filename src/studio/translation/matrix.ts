import { memoizeWeak } from '#domain/data/memoize.ts'
import type { DocumentState } from '#studio/document/studio-document.ts'
import { type Language, perLanguage } from '#domain/text/locale.ts'
import { normalize } from '#domain/text/search-words.ts'

import { noCounts, openIn, type StateCounts } from './translated-text.ts'

/** A document as the matrix shows it: how its texts stand in each language. */
export interface TranslationRow {
  id: string
  title: string
  state: DocumentState
  /** How many texts it has. */
  texts: number
  counts: Readonly<Record<Language, StateCounts>>
}

export interface TranslationPage {
  rows: TranslationRow[]
  /** Where the next page begins; null at the end. */
  next: string | null
}

export const translationFilters = ['open', 'missing', 'changed', 'machine', 'all'] as const
export type TranslationFilter = (typeof translationFilters)[number]

export interface TranslationQuery {
  text: string
  filter: TranslationFilter
  /** The language that is asked about; null for all of them. */
  language: Language | null
}

export const openRows: TranslationQuery = { filter: 'open', language: null, text: '' }

/** The documents by their names. */
export const rowsByName = memoizeWeak((rows: readonly TranslationRow[]): readonly TranslationRow[] =>
  rows.toSorted((one, other) => collator.compare(one.title, other.title))
)

/** The documents that a query asks for, in their order. */
export function translationRowsFor(
  rows: readonly TranslationRow[],
  { filter, language, text }: TranslationQuery
): TranslationRow[] {
  const words = normalize(text).split(/\s+/).filter(Boolean)
  return rows.filter(row => {
    const { counts } = row
    const asked = language === null ? Object.values(counts) : [counts[language]]
    if (!asked.some(found => passes(found, filter))) return false
    return words.every(word => searchableOf(row).includes(word))
  })
}

/** Made once for a row: a key in the search goes over thousands of them. */
const searchableOf = memoizeWeak(({ id, title }: TranslationRow) => normalize(`${title} ${id}`))

const collator = new Intl.Collator('es')

function passes(counts: StateCounts, filter: TranslationFilter): boolean {
  if (filter === 'all') return true
  return filter === 'open' ? openIn(counts) > 0 : counts[filter] > 0
}

/** How the texts of all documents stand, language by language. */
export function totalsOf(rows: readonly TranslationRow[]): Record<Language, StateCounts> {
  return perLanguage(language => {
    let { changed, machine, missing } = noCounts
    for (const { counts } of rows) {
      changed += counts[language].changed
      machine += counts[language].machine
      missing += counts[language].missing
    }
    return { changed, machine, missing }
  })
}

export function textsOf(rows: readonly TranslationRow[]): number {
  return rows.reduce((sum, { texts }) => sum + texts, 0)
}

/** The first document of several collections with something to write or to look at in a language. */
export function firstOpen<Collection extends string>(
  lists: readonly (readonly [Collection, readonly TranslationRow[]])[],
  language: Language
): { collection: Collection; row: TranslationRow } | null {
  for (const [collection, rows] of lists) {
    const row = rowsByName(rows).find(({ counts }) => openIn(counts[language]) > 0)
    if (row !== undefined) return { collection, row }
  }
  return null
}

/** The next document with something to write or to look at, after another one in the order of the list. */
export function nextDocument(
  rows: readonly TranslationRow[],
  language: Language,
  id: string
): TranslationRow | null {
  const sorted = rowsByName(rows)
  const index = sorted.findIndex(row => row.id === id)
  const inTurn = [...sorted.slice(index + 1), ...sorted.slice(0, Math.max(0, index))]
  return inTurn.find(({ counts }) => openIn(counts[language]) > 0) ?? null
}
