import { filterNames, readFilter, writeFilter } from './filters/filters.ts'
import { valuesIn } from './filters/query-values.ts'
import { queryKeys } from './listing-keys.ts'
import { readMeanings } from './terms/meanings.ts'
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
 * the filter of that name, unless the query has that filter too.
 */
export function readListingQuery(query: URLSearchParams): ListingState {
  const asked = readMeanings(readFilter('text', query))
  const dayParts = readFilter('dayParts', query)
  const party = readFilter('party', query)
  return {
    access: readFilter('access', query),
    allAges: readFilter('allAges', query) || asked.allAges,
    categories: readFilter('categories', query),
    dayParts: dayParts.length > 0 ? dayParts : asked.dayParts,
    guides: readFilter('guides', query),
    isByWhatsapp: readFilter('isByWhatsapp', query) || asked.isByWhatsapp,
    isCancellable: readFilter('isCancellable', query),
    isFree: readFilter('isFree', query),
    lengths: readFilter('lengths', query),
    order: orders.find(order => has(query, queryKeys.order, orderWords[order])) ?? asked.order,
    party: {
      adults: party.adults || asked.party.adults,
      ages: party.ages,
      children: party.children || asked.party.children,
      isCarFree: party.isCarFree || asked.party.isCarFree
    },
    price: readFilter('price', query),
    text: asked.text,
    towns: readFilter('towns', query),
    view: views.find(view => has(query, queryKeys.view, viewWords[view])) ?? 'grid',
    when: readFilter('when', query) ?? asked.when
  }
}

/** Another question over what is asked for already: what it says of time, party and order takes the place of what was said, and all other filters stay. */
export function askAgain(state: ListingState, question: string): Partial<ListingState> {
  const { allAges, dayParts, isByWhatsapp, order, party, text, when } = readMeanings(question)
  return {
    allAges: state.allAges || allAges,
    dayParts: dayParts.length > 0 ? dayParts : state.dayParts,
    isByWhatsapp: state.isByWhatsapp || isByWhatsapp,
    order: order ?? state.order,
    party: {
      ...(party.adults + party.children > 0 ? party : state.party),
      isCarFree: state.party.isCarFree || party.isCarFree
    },
    text,
    when: when ?? state.when
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
