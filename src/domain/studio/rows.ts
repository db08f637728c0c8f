import { type Language, languages } from '#domain/text/locale.ts'
import { normalize } from '#domain/text/search-words.ts'

/** A document as a list shows it. */
export interface Row {
  id: string
  name: string
  /** The languages in which its texts are there; null for a collection without texts per language. */
  languages: readonly Language[] | null
  isDraft: boolean
  isHidden: boolean
  /** What is wrong with it, in the words of the contract. */
  problems: readonly string[]
  /** ISO 8601; null when it is not known. */
  changedAt: string | null
  changedBy: string | null
}

export const rowStates = ['draft', 'hidden', 'problem', 'untranslated', 'today'] as const
export type RowState = (typeof rowStates)[number]

export const rowOrders = ['name', 'changed', 'problems'] as const
export type RowOrder = (typeof rowOrders)[number]

export interface RowQuery {
  text: string
  state: RowState | null
  order: RowOrder
}

export const everyRow: RowQuery = { order: 'changed', state: null, text: '' }

/** The rows a query asks for, in its order. `now` is in ISO 8601. */
export function rowsFor(rows: readonly Row[], { order, state, text }: RowQuery, now: string): Row[] {
  const words = normalize(text).split(/\s+/).filter(Boolean)
  const found = rows.filter(row => {
    if (state !== null && !isIn(row, state, now)) return false
    if (words.length === 0) return true
    const searchable = normalize(`${row.name} ${row.id} ${row.changedBy ?? ''}`)
    return words.every(word => searchable.includes(word))
  })
  return found.toSorted(orders[order])
}

/** How many rows are in each state. */
export function countStates(rows: readonly Row[], now: string): Record<RowState, number> {
  const count = (state: RowState) => rows.filter(row => isIn(row, state, now)).length
  return {
    draft: count('draft'),
    hidden: count('hidden'),
    problem: count('problem'),
    today: count('today'),
    untranslated: count('untranslated')
  }
}

export function missingLanguages(row: Row): Language[] {
  return row.languages === null ? [] : languages.filter(language => !row.languages?.includes(language))
}

const dayMs = 24 * 60 * 60 * 1000

function isIn(row: Row, state: RowState, now: string): boolean {
  switch (state) {
    case 'draft':
      return row.isDraft
    case 'hidden':
      return row.isHidden
    case 'problem':
      return row.problems.length > 0
    case 'untranslated':
      return missingLanguages(row).length > 0
    case 'today':
      return row.changedAt !== null && Date.parse(now) - Date.parse(row.changedAt) < dayMs
  }
}

type Compare = (one: Row, other: Row) => number

const byName: Compare = (one, other) => normalize(one.name) < normalize(other.name) ? -1 : 1

const orders: Record<RowOrder, Compare> = {
  changed: (one, other) => (other.changedAt ?? '').localeCompare(one.changedAt ?? '') || byName(one, other),
  name: byName,
  problems: (one, other) => other.problems.length - one.problems.length || byName(one, other)
}
