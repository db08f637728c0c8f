import type { Category } from '#domain/catalogue/category.ts'
import type { Company } from '#domain/catalogue/company.ts'
import type { Content } from '#domain/catalogue/content.ts'
import type { Experience } from '#domain/catalogue/experience.ts'
import type { ProvinceSlug } from '#domain/place/province.ts'

/** The content with what pages ask of it again and again, worked out once. */
export interface Catalog extends Content {
  bySlug: ReadonlyMap<string, Experience>
  byId: ReadonlyMap<string, Experience>
  categoryById: ReadonlyMap<string, Category>
  categoryBySlug: ReadonlyMap<string, Category>
  companyById: ReadonlyMap<string, Company>
  /** Experiences of each listing in the initial order, without events, hidden experiences and meta experiences. */
  listed: Readonly<Record<ProvinceSlug, Experience[]>>
  /** Meta experiences, in the initial order, as `experiences` are. */
  destinations: Experience[]
  /** Events that are not over yet, soonest first. Hidden ones are not among them. */
  upcoming: Experience[]
  /** Upcoming events with the hidden ones, which only a meta experience shows. */
  upcomingWithHidden: Experience[]
}
