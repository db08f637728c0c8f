import { isDay } from './calendar-day.ts'
import { queryKeys } from './listing-keys.ts'
import {
  accessFacts,
  dayParts,
  lengths,
  type ListingState,
  namedDays,
  orders,
  unfiltered,
  views
} from './listing-state.ts'

/** The words of the query string. They are Spanish in every language, as the words of the addresses are. */
export const queryWords = {
  afternoon: 'tarde',
  dogs: 'perros',
  evening: 'noche',
  grid: 'cuadricula',
  indoor: 'interior',
  initial: 'inicial',
  list: 'lista',
  long: 'larga',
  medium: 'media',
  morning: 'manana',
  nearby: 'cercania',
  price: 'precios',
  pushchair: 'carrito',
  shade: 'sombra',
  short: 'corta',
  'step-free': 'sin-escalones',
  today: 'hoy',
  tomorrow: 'manana',
  week: 'semana',
  wheelchair: 'silla-de-ruedas'
} as const

type Word = keyof typeof queryWords

/** Reads a query, or the fields of a form with the same names. What it does not know it leaves out. */
export function readListingQuery(query: URLSearchParams): ListingState {
  const day = valuesIn(query, queryKeys.when).find(isDay)
  return {
    access: wordsIn(query, queryKeys.access, accessFacts),
    categories: valuesIn(query, queryKeys.categories),
    dayParts: wordsIn(query, queryKeys.dayParts, dayParts),
    isFree: query.get(queryKeys.isFree) === '1',
    lengths: wordsIn(query, queryKeys.lengths, lengths),
    order: wordsIn(query, queryKeys.order, orders)[0] ?? null,
    price: { from: euros(query.get(queryKeys.from)), to: euros(query.get(queryKeys.to)) },
    view: wordsIn(query, queryKeys.view, views)[0] ?? 'grid',
    when: wordsIn(query, queryKeys.when, namedDays)[0] ?? day ?? null
  }
}

/** The shortest query that says it: what is as usual is left out. The same state gives the same query. */
export function writeListingQuery(state: ListingState): string {
  const pairs: [string, string][] = [
    [queryKeys.categories, state.categories.toSorted().join(',')],
    [queryKeys.when, state.when === null ? '' : isWord(state.when) ? queryWords[state.when] : state.when],
    [queryKeys.dayParts, listed(dayParts, state.dayParts)],
    [queryKeys.lengths, listed(lengths, state.lengths)],
    [queryKeys.from, state.price.from === null ? '' : String(state.price.from)],
    [queryKeys.to, state.price.to === null ? '' : String(state.price.to)],
    [queryKeys.isFree, state.isFree ? '1' : ''],
    [queryKeys.access, listed(accessFacts, state.access)],
    [queryKeys.order, state.order === null ? '' : queryWords[state.order]],
    [queryKeys.view, state.view === unfiltered.view ? '' : queryWords[state.view]]
  ]
  return pairs
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `${key}=${encodeURIComponent(value).replaceAll('%2C', ',')}`)
    .join('&')
}

function listed<Item extends Word>(all: readonly Item[], chosen: Item[]): string {
  return all
    .filter(item => chosen.includes(item))
    .map(item => queryWords[item])
    .join(',')
}

function wordsIn<Item extends Word>(query: URLSearchParams, key: string, all: readonly Item[]): Item[] {
  const values = valuesIn(query, key)
  return all.filter(item => values.includes(queryWords[item]))
}

function valuesIn(query: URLSearchParams, key: string): string[] {
  const values = query.getAll(key).flatMap(value => value.split(','))
  return [...new Set(values.map(value => value.trim()).filter(value => value !== ''))]
}

function euros(text: string | null): number | null {
  const value = text === null || text.trim() === '' ? Number.NaN : Number(text)
  return Number.isFinite(value) && value >= 0 ? value : null
}

function isWord(text: string): text is Word {
  return text in queryWords
}
