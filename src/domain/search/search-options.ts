import type { Language, Locale } from '#domain/text/locale.ts'
import type { OperatingMode } from '#domain/partner/mode.ts'
import type { ProvinceSlug } from '#domain/place/province.ts'
import { queryKeys } from '#domain/listing/listing-keys.ts'
import { pathIn, routes } from '#domain/site/routes.ts'
import { categoriesIn, type Found } from './search.ts'
import { type SearchCategory, type SearchEntry, type SearchLink } from './search-index.ts'

/** A line of the search: where it leads, and what it says. */
export interface SearchOption {
  href: string
  /** The language of the name where it is not that of the page. */
  language: Language | null
  name: string
  note: string
  /** Where its poster is; null for what has none. */
  picture: string | null
}

export interface OptionGroup {
  kind: 'categories' | 'places' | 'pages' | 'exact' | 'likely' | 'all' | 'results'
  options: SearchOption[]
}

/** More would be a list, not a choice: beyond it, one writes on. */
const exactShown = 12
const pagesShown = 4

interface Place {
  locale: Locale
  province: ProvinceSlug
}

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

/** Kinds of pages that are found beside experiences. */
export type PageKind = 'category' | 'company' | 'province' | 'question' | 'town'

/** Suggestions other than experiences and events. */
export function pageOptions(
  { categories, entries, links }: Found,
  place: Place
): (SearchOption & { kind: PageKind })[] {
  const others = entries.flatMap(entry =>
    entry.kind === 'town' ? [{ ...entryOption(entry, place), kind: entry.kind }] : []
  )
  return [
    ...links.map(link => ({ ...linkOption(link, place), kind: link.kind })),
    ...categories.map(category => ({ ...categoryOption(category, place), kind: 'category' as const })),
    ...others
  ].slice(0, exactShown)
}

/** Suggestions for a text: results, then corrected words, and when there are none the way to all experiences of the province. */
export function foundOptions(
  { categories, entries, links }: Found,
  likely: SearchEntry[],
  place: Place,
  allName: string
): OptionGroup[] {
  const groups: OptionGroup[] = [
    { kind: 'places', options: links.filter(isProvince).map(link => linkOption(link, place)) },
    { kind: 'exact', options: entries.slice(0, exactShown).map(entry => entryOption(entry, place)) },
    {
      kind: 'pages',
      options: [
        ...categories.map(category => categoryOption(category, place)),
        ...links.filter(link => !isProvince(link)).map(link => linkOption(link, place))
      ].slice(0, pagesShown)
    },
    { kind: 'likely', options: likely.slice(0, exactShown).map(entry => entryOption(entry, place)) }
  ]
  const filled = groups.filter(({ options }) => options.length > 0)
  return filled.length > 0 ? filled : [allGroup(place, allName)]
}

/** The way to the page of results, where time and party of the question are filters too. */
export function resultsGroup({ locale }: Place, text: string, name: string): OptionGroup {
  const href = `${pathIn(locale, routes.search)}?${queryKeys.text}=${encodeURIComponent(text.trim())}`
  return { kind: 'results', options: [{ href, language: null, name, note: '', picture: null }] }
}

export function allGroup({ locale, province }: Place, name: string): OptionGroup {
  const href = pathIn(locale, routes.listing(province))
  return { kind: 'all', options: [{ href, language: null, name, note: '', picture: null }] }
}

function categoryOption({ name, slug }: SearchCategory, { locale, province }: Place): SearchOption {
  return {
    href: pathIn(locale, routes.listing(province, slug)),
    language: null,
    name,
    note: '',
    picture: null
  }
}

const isProvince = ({ kind }: SearchLink) => kind === 'province'

function linkOption({ name, route }: SearchLink, { locale }: Place): SearchOption {
  return { href: pathIn(locale, route), language: name.language, name: name.text, note: '', picture: null }
}

/** A town is shown with all that belongs to it. */
function entryOption({ kind, name, picture, place, slug }: SearchEntry, { locale }: Place): SearchOption {
  return {
    href: pathIn(locale, kind === 'town' ? routes.meta(slug) : routes.experience(slug)),
    language: name.language,
    name: name.text,
    note: place,
    picture
  }
}
