import type { Language, Locale } from '#domain/text/locale.ts'
import type { ProvinceSlug } from '#domain/place/province.ts'
import { pathIn, routes } from '#domain/site/routes.ts'
import type { Found } from './search.ts'
import type { SearchCategory, SearchEntry, SearchLink } from './search-index.ts'

/** A line of the search: where it leads, and what it says. */
export interface SearchOption {
  /** Next start and price of an experience; empty until they are known. */
  facts: string
  href: string
  /** The language of the name where it is not that of the page. */
  language: Language | null
  name: string
  note: string
  /** Where its poster is; null for what has none. */
  picture: string | null
}

/** More would be a list, not a choice: beyond it, one writes on. */
export const exactShown = 12

export interface Place {
  locale: Locale
  province: ProvinceSlug
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

/** A line that says its name alone. */
export const bare = { facts: '', language: null, note: '', picture: null }

export function categoryOption({ name, slug }: SearchCategory, { locale, province }: Place): SearchOption {
  return { ...bare, href: pathIn(locale, routes.listing(province, slug)), name }
}

export function linkOption({ name, route }: SearchLink, { locale }: Place): SearchOption {
  return { ...bare, href: pathIn(locale, route), language: name.language, name: name.text }
}

/** A town is shown with all that belongs to it. */
export function entryOption(
  { kind, name, picture, place, slug }: SearchEntry,
  { locale }: Place
): SearchOption {
  return {
    ...bare,
    href: pathIn(locale, kind === 'town' ? routes.meta(slug) : routes.experience(slug)),
    language: name.language,
    name: name.text,
    note: place,
    picture
  }
}
