import type { ListingEntry, TextWithLang } from '#domain/listing/files/listing-entry.ts'
import type { OperatingMode } from '#domain/partner/mode.ts'
import type { ProvinceSlug } from '#domain/place/province.ts'
import type { SearchFact } from '#domain/listing/terms/search-facts.ts'
import type { Lexicon } from './lexicon.ts'

/** A listing shows experiences; towns have their own page, and events are in the agenda. */
export const entryKinds = ['experience', 'town', 'event'] as const
export type EntryKind = (typeof entryKinds)[number]

/** A keyword of another language begins with this sign, which is in no word. */
export const foreignMark = '~'

/** Data that the search has of an experience, in one language. Searched texts are normalised, each word between blanks. */
export interface SearchEntry extends Pick<ListingEntry, 'hiddenFor' | 'name' | 'slug'> {
  /** Slugs of its categories. */
  categories: string[]
  facts: SearchFact[]
  /** Normalised; see `foreignMark`. */
  keywords: string[]
  kind: EntryKind
  /** Where its poster is. */
  picture: string
  /** Where it is, as it is shown. */
  place: string
  provinces: ProvinceSlug[]
  spacedKeywords: string
  spacedName: string
  spacedPlace: string
}

export interface SearchCategory {
  name: string
  /** For each province, the modes that show at least one experience of it there. */
  shownIn: ShownIn
  slug: string
}

export type ShownIn = Partial<Record<ProvinceSlug, OperatingMode[]>>

export const linkKinds = ['province', 'company', 'question'] as const
export type LinkKind = (typeof linkKinds)[number]

/** Another page that can be found: a province, a company, a question. */
export interface SearchLink {
  kind: LinkKind
  name: TextWithLang
  /** Of a province. */
  province: ProvinceSlug | null
  /** Without the prefix of the locale. */
  route: string
  /** The words of its name that say something, normalised. */
  words: string[]
}

export interface SearchIndex {
  categories: SearchCategory[]
  entries: SearchEntry[]
  lexicon: Lexicon
  links: SearchLink[]
}
