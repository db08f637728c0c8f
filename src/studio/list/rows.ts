import { memoizeWeak } from '#domain/data/memoize.ts'
import { normalize } from '#domain/text/search-words.ts'

import type { Author, DocumentRow } from '#studio/document/studio-document.ts'
import type { Language } from '#domain/text/locale.ts'

export const rowFilters = [
  'draft',
  'hidden',
  'planned',
  'problem',
  'untranslated',
  'today',
  'unpublished'
] as const
export type RowFilter = (typeof rowFilters)[number]

export const rowOrders = ['changed', 'name', 'problems'] as const
export type RowOrder = (typeof rowOrders)[number]

export const rowPeriods = ['day', 'week', 'month'] as const
export type RowPeriod = (typeof rowPeriods)[number]

export interface RowQuery {
  text: string
  filter: RowFilter | null
  order: RowOrder
  /** Who changed it last: a uid, or `outside` of the studio. */
  by: string | null
  /** A language in which something is missing. */
  missing: Language | null
  /** The code of a province. */
  province: string | null
  since: RowPeriod | null
}

export const outside = 'outside'

export const everyRow: RowQuery = {
  by: null,
  filter: null,
  missing: null,
  order: 'changed',
  province: null,
  since: null,
  text: ''
}

/** The rows a query asks for, in its order. `now` is in ISO 8601. */
export function rowsFor(rows: readonly DocumentRow[], query: RowQuery, now: string): DocumentRow[] {
  const words = normalize(query.text).split(/\s+/).filter(Boolean)
  const found = rows.filter(row => {
    if (!isAskedFor(row, query, now)) return false
    if (words.length === 0) return true
    return words.every(word => searchableOf(row).includes(word))
  })
  return found.toSorted(orders[query.order])
}

/** Made once for a row: a key in the search goes over thousands of them. */
const searchableOf = memoizeWeak(({ changedBy, companyId, id, title }: DocumentRow) =>
  normalize([title, id, companyId, changedBy?.name].join(' '))
)

function isAskedFor(row: DocumentRow, { by, filter, missing, province, since }: RowQuery, now: string) {
  return (
    (filter === null || passes(row, filter, now)) &&
    (by === null || (row.changedBy?.uid ?? outside) === by) &&
    (missing === null || row.missingLanguages.includes(missing)) &&
    (province === null || row.provinces.includes(province)) &&
    (since === null || isWithin(row, periodDays[since], now))
  )
}

/** The authors of the last changes of these rows, by name; a change from outside of the studio has none. */
export function changersOf(rows: readonly DocumentRow[]): Author[] {
  const found = new Map(rows.flatMap(({ changedBy }) => (changedBy ? [[changedBy.uid, changedBy]] : [])))
  return [...found.values()].toSorted((one, other) =>
    collator.compare(one.name ?? one.uid, other.name ?? other.uid)
  )
}

/** The codes of the provinces of these rows. */
export function provincesOf(rows: readonly DocumentRow[]): string[] {
  return [...new Set(rows.flatMap(({ provinces }) => provinces))].toSorted()
}

/** How many rows pass each filter. */
export function countFilters(rows: readonly DocumentRow[], now: string): Record<RowFilter, number> {
  const count = (filter: RowFilter) => rows.filter(row => passes(row, filter, now)).length
  return {
    draft: count('draft'),
    hidden: count('hidden'),
    planned: count('planned'),
    problem: count('problem'),
    today: count('today'),
    unpublished: count('unpublished'),
    untranslated: count('untranslated')
  }
}

const dayMs = 24 * 60 * 60 * 1000
const periodDays = { day: 1, month: 31, week: 7 } as const satisfies Record<RowPeriod, number>

function isWithin({ changedAt }: DocumentRow, days: number, now: string): boolean {
  return Date.parse(now) - Date.parse(changedAt) < days * dayMs
}

function passes(row: DocumentRow, filter: RowFilter, now: string): boolean {
  return conditions[filter](row, now)
}

const conditions: Record<RowFilter, (row: DocumentRow, now: string) => boolean> = {
  draft: ({ state }) => state === 'draft',
  hidden: ({ state }) => state === 'hidden',
  planned: ({ plans }) => plans !== undefined,
  problem: ({ problems }) => problems > 0,
  today: (row, now) => isWithin(row, 1, now),
  unpublished: ({ unpublished }) => unpublished !== undefined,
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
