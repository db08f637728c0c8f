import type { Meanings } from '#domain/listing/terms/meanings.ts'
import type { OwnProvince } from '#domain/place/province.ts'
import type { SearchFact } from '#domain/listing/terms/search-facts.ts'
import type { Language } from '#domain/text/locale.ts'

/** A question to the catalogue that comes with the product, and what a person says that its answer is. */
export interface SearchQuery {
  language: Language
  text: string
  /** The filters that it becomes beside its words. */
  filters?: Partial<Meanings>
  /** The right experiences, by slug, by fact or by province. Others may only come after them, and only if they contain the text. */
  wanted:
    | RegExp
    | SearchFact
    | { fact: SearchFact; slugs: RegExp }
    | { province: OwnProvince; slugs?: RegExp }
  /** The correction that should be offered, where the query has a typing error. */
  meant?: string
  /** A page that has to be among the results, by its name. */
  page?: string
}
