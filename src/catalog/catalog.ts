import type { Category } from '#domain/category.ts'
import type { Company } from '#domain/company.ts'
import type { Content } from '#domain/content.ts'
import { type Experience, isIn } from '#domain/experience.ts'
import { inInitialOrder } from '#domain/order.ts'
import type { ProvinceSlug } from '#domain/province.ts'

/** The content with what pages ask of it again and again, worked out once. */
export interface Catalog extends Content {
  bySlug: ReadonlyMap<string, Experience>
  byId: ReadonlyMap<string, Experience>
  categoryById: ReadonlyMap<string, Category>
  categoryBySlug: ReadonlyMap<string, Category>
  companyById: ReadonlyMap<string, Company>
  /** What a listing offers: neither events, nor hidden ones, nor meta experiences. In the initial order. */
  listed: Readonly<Record<ProvinceSlug, Experience[]>>
  /** Meta experiences, in the initial order. */
  metas: Experience[]
  /** Events that are not over yet, soonest first. */
  upcoming: Experience[]
}

export function createCatalog(content: Content): Catalog {
  const ordered = inInitialOrder(content.experiences)
  const offered = ordered.filter(
    experience => !experience.isEvent && !experience.isHidden && !experience.isMeta
  )
  return {
    ...content,
    byId: new Map(ordered.map(experience => [experience.id, experience])),
    bySlug: new Map(ordered.map(experience => [experience.slug, experience])),
    categoryById: new Map(content.categories.map(category => [category.id, category])),
    categoryBySlug: new Map(content.categories.map(category => [category.slug, category])),
    companyById: new Map(content.companies.map(company => [company.id, company])),
    listed: perProvince(province => offered.filter(experience => isIn(province, experience))),
    metas: ordered.filter(experience => experience.isMeta),
    upcoming: upcomingEvents(ordered, content.day)
  }
}

/** The meta's own experiences, hidden ones included; events apart. */
export function membersOf(catalog: Catalog, meta: Experience): Experience[] {
  return catalog.experiences.filter(experience => experience.metaIds.includes(meta.id))
}

/** The categories with at least one of these experiences, in their order, with how many. */
export function categoriesOf(
  catalog: Catalog,
  experiences: Experience[]
): { category: Category; count: number }[] {
  return catalog.categories.flatMap(category => {
    const count = experiences.filter(({ categoryIds }) => categoryIds.includes(category.id)).length
    return count > 0 ? [{ category, count }] : []
  })
}

function perProvince<Value>(valueOf: (province: ProvinceSlug) => Value): Record<ProvinceSlug, Value> {
  return {
    almeria: valueOf('almeria'),
    andalucia: valueOf('andalucia'),
    cadiz: valueOf('cadiz'),
    cordoba: valueOf('cordoba'),
    granada: valueOf('granada'),
    huelva: valueOf('huelva'),
    jaen: valueOf('jaen'),
    malaga: valueOf('malaga'),
    sevilla: valueOf('sevilla')
  }
}

/** An event without a date is on no day of the agenda. One that has begun stays until it ends. */
function upcomingEvents(experiences: Experience[], day: string): Experience[] {
  return experiences
    .flatMap(experience =>
      experience.isEvent && experience.eventDate ? [{ ...experience.eventDate, experience }] : []
    )
    .filter(({ end, experience, start }) => (end ?? start).slice(0, 10) >= day && !experience.isHidden)
    .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))
    .map(({ experience }) => experience)
}
