import { normalize } from '#domain/text/search-words.ts'

import type { DocumentRow } from './studio-document.ts'

export const rowFilters = ['draft', 'hidden', 'problem', 'untranslated', 'today'] as const
export type RowFilter = (typeof rowFilters)[number]

export const rowOrders = ['changed', 'name', 'problems'] as const
export type RowOrder = (typeof rowOrders)[number]

export interface RowQuery {
  text: string
  filter: RowFilter | null
  order: RowOrder
}

export const everyRow: RowQuery = { filter: null, order: 'changed', text: '' }

/** The rows a query asks for, in its order. `now` is in ISO 8601. */
export function rowsFor(
  rows: readonly DocumentRow[],
  { filter, order, text }: RowQuery,
  now: string
): DocumentRow[] {
  const words = normalize(text).split(/\s+/).filter(Boolean)
  const found = rows.filter(row => {
    if (filter !== null && !passes(row, filter, now)) return false
    if (words.length === 0) return true
    const searchable = normalize([row.title, row.id, row.companyId, row.changedBy?.name].join(' '))
    return words.every(word => searchable.includes(word))
  })
  return found.toSorted(orders[order])
}

/** How many rows pass each filter. */
export function countFilters(rows: readonly DocumentRow[], now: string): Record<RowFilter, number> {
  const count = (filter: RowFilter) => rows.filter(row => passes(row, filter, now)).length
  return {
    draft: count('draft'),
    hidden: count('hidden'),
    problem: count('problem'),
    today: count('today'),
    untranslated: count('untranslated')
  }
}

const dayMs = 24 * 60 * 60 * 1000

function passes(row: DocumentRow, filter: RowFilter, now: string): boolean {
  return conditions[filter](row, now)
}

const conditions: Record<RowFilter, (row: DocumentRow, now: string) => boolean> = {
  draft: ({ state }) => state === 'draft',
  hidden: ({ state }) => state === 'hidden',
  problem: ({ problems }) => problems > 0,
  today: ({ changedAt }, now) => Date.parse(now) - Date.parse(changedAt) < dayMs,
  untranslated: ({ missingLanguages }) => missingLanguages.length > 0
}

type Compare = (one: DocumentRow, other: DocumentRow) => number

const collator = new Intl.Collator('es', { numeric: true })
const byName: Compare = (one, other) => collator.compare(one.title, other.title)

const orders: Record<RowOrder, Compare> = {
  changed: (one, other) => Date.parse(other.changedAt) - Date.parse(one.changedAt) || byName(one, other),
  name: byName,
  problems: (one, other) => other.problems - one.problems || byName(one, other)
}
