import { effectiveOrder } from './listing-order.ts'
import { readListingQuery, writeListingQuery } from './listing-query.ts'
import { type FilterName, filterNames, filters, isFilterOn } from './filters/filters.ts'
import { type ListingState, type Order, sameItems } from './listing-state.ts'
import type { Language, Locale } from '#domain/text/locale.ts'
import type { ProvinceSlug } from '#domain/place/province.ts'
import { pathIn, routes } from '#domain/site/routes.ts'
import { isPartySet, noParty } from '#domain/visit/visit.ts'

/** Facts about the page itself. */
export interface PageFacts {
  language: Language
  locale: Locale
  /** The province of the page, else the chosen one, else the whole region (specification, section 4). */
  province: ProvinceSlug
}

export interface ListingPage extends PageFacts {
  /** The slug of the category whose page it is; null on the page of all. */
  category: string | null
  /** The page of results shows what was searched for, and at first nothing. */
  isSearch: boolean
  /** Slugs of the categories whose lists begin with the nearest. */
  nearFirst: string[]
}

/** Where the page of all categories goes on when a category page is left with its filters open. */
export const filtersId = 'filtros'

/** Id of the section with a category's events, below its list. */
export const eventsId = 'citas'

export function ownCategories({ category }: ListingPage): string[] {
  return category === null ? [] : [category]
}

/** State that the address asks for. The page of a category always shows that category. */
export function stateOn(page: ListingPage, query: URLSearchParams): ListingState {
  const asked = readListingQuery(query)
  return page.category === null ? asked : { ...asked, categories: ownCategories(page) }
}

export function queryOn(page: ListingPage, state: ListingState): string {
  return writeListingQuery(page.category === null ? state : { ...state, categories: [] })
}

/** A page of one category cannot show others: then the page of all takes over. */
export function fits(page: ListingPage, { categories }: ListingState): boolean {
  return page.category === null || sameItems(categories, ownCategories(page))
}

export function pathOf({ category, isSearch, locale, province }: ListingPage): string {
  if (isSearch) return pathIn(locale, routes.search)
  return pathIn(locale, routes.listing(province, category))
}

/** Path of the page with another state. */
export function listingPath(page: ListingPage, state: ListingState): string {
  const query = queryOn(page, state)
  return pathOf(page) + (query && `?${query}`)
}

/** The listing of a province, all categories, with what was asked for. */
export function listingHref(
  { locale, province }: Pick<PageFacts, 'locale' | 'province'>,
  state: ListingState
): string {
  const query = writeListingQuery(state)
  return pathIn(locale, routes.listing(province)) + (query && `?${query}`)
}

/** A single category may begin with the nearest. */
export function startsNearby({ nearFirst }: ListingPage, { categories }: ListingState): boolean {
  const [only] = categories
  return categories.length === 1 && only !== undefined && nearFirst.includes(only)
}

export function orderOn(page: ListingPage, state: ListingState, hasPosition: boolean): Order {
  return effectiveOrder(state.order, { hasPosition, startsNearby: startsNearby(page, state) })
}

/** How many filters are on; order and view are none. The categories of the page itself do not count. */
export function filterCount(state: ListingState, own: string[] = []): number {
  return activeFilters(state, own).length
}

/** Whether words are all that narrows the list: how many come changes what cards say, not which there are. */
export function asksForWordsAlone(state: ListingState): boolean {
  return state.text !== '' && filterCount({ ...withoutPeople(state), text: '' }) === 0
}

/** How many of those are on that are folded away. */
export function foldedCount(state: ListingState, own: string[] = []): number {
  return activeFilters(state, own).filter(name => filters[name].placement === 'more').length
}

function activeFilters(state: ListingState, own: string[]): FilterName[] {
  return filterNames.filter(name =>
    name === 'categories' ? !sameItems(state.categories, own) : isFilterOn(name, state)
  )
}

/** Whether the page as it was built already shows what is asked for: the same cards, however many adults come. Children move cards with an age limit to the end. The page of results shows nothing at first: whoever says who comes asks for all. */
export function isAsBuilt(page: ListingPage, state: ListingState, order: Order): boolean {
  const isUnfiltered = filterCount(withoutPeople(state), ownCategories(page)) === 0
  const isSame = page.isSearch ? !isPartySet(state.party) : state.party.children === 0
  return order === 'initial' && isUnfiltered && isSame
}

function withoutPeople(state: ListingState): ListingState {
  return { ...state, party: { ...noParty, isCarFree: state.party.isCarFree } }
}
