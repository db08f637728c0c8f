import type { Language, Locale } from '#domain/text/locale.ts'
import type { Province } from '#domain/place/province.ts'
import type { LocalizedText } from '#domain/text/text.ts'
import type { KnownPartners } from '#domain/partner/visit-partner.ts'

/** Content that the header and the footer of every page show. It has no counts: a new experience must not change every page. */
export interface LayoutData {
  /** Provinces with at least one listed experience. */
  provinces: Province[]
  /** The municipality menu: meta experiences by the name they have there. */
  destinations: { slug: string; name: LocalizedText }[]
  partners: KnownPartners
  /** The footer says that the catalogue is a sample. */
  isSample: boolean
  /** Pages may ask for the weather: it is configured. */
  hasWeather: boolean
}

/** A step on the way to a page: a page above it, and what it is called there. */
export interface Step {
  name: string
  /** Its address without a locale prefix. */
  route: string
}

/** Facts that every page has about itself, besides its own data. */
export interface PageContext {
  locale: Locale
  /** The address without its locale prefix. */
  path: string
  /** The page that search engines keep in its place, without its locale prefix; itself unless said otherwise. */
  canonicalPath?: string
  /** The languages in which its main text can be read (quality check S5). */
  languages: Language[]
  shell: LayoutData
}
