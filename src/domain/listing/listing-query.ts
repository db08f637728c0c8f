import { filterNames, readFilter, writeFilter } from './filters/filters.ts'
import { valuesIn } from './filters/query-values.ts'
import { queryKeys } from './listing-keys.ts'
import { readMeanings } from './terms/meanings.ts'
import type { Party } from '#domain/visit/visit.ts'
import { type ListingState, type Order, orders, type View, views } from './listing-state.ts'

/** The words of order and view. They are Spanish in every language, as the words of the addresses are. */
export const orderWords = {
  initial: 'inicial',
  nearby: 'cercania',
  price: 'precios'
} as const satisfies Record<Order, string>
export const viewWords = { grid: 'cuadricula', list: 'lista' } as const satisfies Record<View, string>

/**
 * Reads a query, or the fields of a form with the same names. Unknown words are left out. What the searched text says of time and party becomes
 * the filter of that name, in place of what the query has: the text was typed, and the rest may be kept from before.
 */
export function readListingQuery(query: URLSearchParams): ListingState {
  const kept = {
    access: readFilter('access', query),
    allAges: readFilter('allAges', query),
    categories: readFilter('categories', query),
    dayParts: readFilter('dayParts', query),
    guides: readFilter('guides', query),
    isByWhatsapp: readFilter('isByWhatsapp', query),
    isCancellable: readFilter('isCancellable', query),
    isFree: readFilter('isFree', query),
    lengths: readFilter('lengths', query),
    order: orders.find(order => has(query, queryKeys.order, orderWords[order])) ?? null,
    party: readFilter('party', query),
    price: readFilter('price', query),
    text: '',
    towns: readFilter('towns', query),
    view: views.find(view => has(query, queryKeys.view, viewWords[view])) ?? 'grid',
    when: readFilter('when', query)
  }
  return { ...kept, ...askAgain(kept, readFilter('text', query)) }
}

/** Another question over what is asked for already: what it says of time, party and order takes the place of what was said, and all other filters stay. */
export function askAgain(state: ListingState, question: string): Partial<ListingState> {
  const { allAges, dayParts, isByWhatsapp, order, party, text, when } = readMeanings(question)
  return {
    allAges: state.allAges || allAges,
    dayParts: dayParts.length > 0 ? dayParts : state.dayParts,
    isByWhatsapp: state.isByWhatsapp || isByWhatsapp,
    order: order ?? state.order,
    party: partyAfter(state.party, party),
    text,
    when: when ?? state.when
  }
}

/** Children are added to the adults of before. Adults begin a new party: «para dos» leaves the children at home. */
function partyAfter(before: Party, typed: Party): Party {
  const children = typed.adults > 0 ? typed.children : typed.children || before.children
  return {
    adults: typed.adults || before.adults,
    ages: children === before.children ? before.ages : [],
    children,
    isCarFree: before.isCarFree || typed.isCarFree
  }
}

/** Nothing asked for: every filter off, the order left to the listing. */
export const unfiltered: ListingState = readListingQuery(new URLSearchParams())

/** The shortest query that says it: what is as usual is left out. The same state gives the same query. */
export function writeListingQuery(state: ListingState): string {
  const pairs: [string, string][] = [
    ...filterNames.flatMap(name => writeFilter(name, state)),
    [queryKeys.order, state.order === null ? '' : orderWords[state.order]],
    [queryKeys.view, state.view === 'grid' ? '' : viewWords[state.view]]
  ]
  return pairs
    .filter(([, value]) => value !== '')
    .map(
      ([key, value]) => `${key}=${encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%20', '+')}`
    )
    .join('&')
}

function has(query: URLSearchParams, key: string, word: string): boolean {
  return valuesIn(query, key).includes(word)
}
