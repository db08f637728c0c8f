import type { Town } from '#domain/listing/files/listing-entry.ts'
import { queryKeys } from '#domain/listing/listing-keys.ts'
import { listingHref } from '#domain/listing/listing-page.ts'
import { unfiltered } from '#domain/listing/listing-query.ts'
import type { OperatingMode } from '#domain/partner/mode.ts'
import { wholeRegion } from '#domain/place/province.ts'
import { pathIn, routes } from '#domain/site/routes.ts'
import { normalize } from '#domain/text/search-words.ts'

import { categoriesIn, type Found } from './search.ts'
import type { SearchCategory, SearchEntry, SearchLink } from './search-index.ts'
import {
  bare,
  categoryOption,
  entryOption,
  exactShown,
  linkOption,
  type Place,
  type SearchOption
} from './search-options.ts'

/** Lines of the open box, which stand together. */
export interface OptionGroup {
  kind: 'categories' | 'places' | 'pages' | 'exact' | 'likely' | 'all' | 'results'
  options: SearchOption[]
}

const pagesShown = 4

/** Facts that the files of the listings add to the suggestions once they have arrived. */
export interface Offered {
  /** Next start and price, by the slug of an experience. */
  factsOf: (slug: string) => string
  /** Towns that are called as the text, with how much is there. */
  towns: { note: string; town: Town }[]
}

export const nothingOffered: Offered = { factsOf: () => '', towns: [] }

/** An empty search offers the categories of the province in which this visitor finds something. */
export function categoryOptions(
  categories: SearchCategory[],
  place: Place,
  mode: OperatingMode
): OptionGroup[] {
  const offered = categoriesIn(categories, { mode, province: place.province })
  const options = offered.map(category => categoryOption(category, place))
  return options.length > 0 ? [{ kind: 'categories', options }] : []
}

/** Suggestions for a text: places, results, then corrected words, and when there are none the way to all experiences of the province. */
export function foundOptions(
  { categories, entries, links }: Found,
  likely: SearchEntry[],
  place: Place,
  { allName, factsOf, towns }: Offered & { allName: string }
): OptionGroup[] {
  const withFacts = (entry: SearchEntry) => ({ ...entryOption(entry, place), facts: factsOf(entry.slug) })
  // A town with a page of its own is among the entries.
  const own = new Set(entries.filter(({ kind }) => kind === 'town').map(({ name }) => normalize(name.text)))
  const groups: OptionGroup[] = [
    {
      kind: 'places',
      options: [
        ...links.filter(isProvince).map(link => linkOption(link, place)),
        ...towns.filter(({ town }) => !own.has(normalize(town.name))).map(named => townOption(named, place))
      ]
    },
    { kind: 'exact', options: entries.slice(0, exactShown).map(withFacts) },
    {
      kind: 'pages',
      options: [
        ...categories.map(category => categoryOption(category, place)),
        ...links.filter(link => !isProvince(link)).map(link => linkOption(link, place))
      ].slice(0, pagesShown)
    },
    { kind: 'likely', options: likely.slice(0, exactShown).map(withFacts) }
  ]
  const filled = groups.filter(({ options }) => options.length > 0)
  return filled.length > 0 ? filled : [allGroup(place, allName)]
}

/** The way to the page of results, where time and party of the question are filters too. */
export function resultsGroup({ locale }: Place, text: string, name: string): OptionGroup {
  const href = `${pathIn(locale, routes.search)}?${queryKeys.text}=${encodeURIComponent(text.trim())}`
  return { kind: 'results', options: [{ ...bare, href, name }] }
}

export function allGroup({ locale, province }: Place, name: string): OptionGroup {
  const href = pathIn(locale, routes.listing(province))
  return { kind: 'all', options: [{ ...bare, href, name }] }
}

const isProvince = ({ kind }: SearchLink) => kind === 'province'

/** The list of a town without a page of its own. */
function townOption({ note, town }: Offered['towns'][number], place: Place): SearchOption {
  const href = listingHref({ ...place, province: wholeRegion }, { ...unfiltered, towns: [town.slug] })
  return { ...bare, href, name: town.name, note }
}
