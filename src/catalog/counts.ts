import type { Category } from '#domain/category.ts'
import type { Experience } from '#domain/experience.ts'
import type { Counts, OperatingMode } from '#domain/mode.ts'
import { oncePer } from '#domain/once.ts'
import type { ProvinceSlug } from '#domain/province.ts'

import { type Catalog, inCategoryOf, perProvince } from './catalog.ts'

/** How many of some experiences each mode shows. */
export const countsOf = oncePer((experiences: Experience[]): Counts => {
  const count = (mode: OperatingMode) =>
    experiences.filter(({ hiddenFor }) => !hiddenFor.includes(mode)).length
  return {
    default: count('default'),
    other: count('other'),
    rentacar: count('rentacar'),
    'tourist-housing': count('tourist-housing')
  }
})

/** The same in a province, where its own partner counts for visitors who bring none: `default` is what they see there. */
export function countsIn(catalog: Catalog, province: ProvinceSlug, experiences: Experience[]): Counts {
  const counts = countsOf(experiences)
  const partner = catalog.partners.find(({ id }) => id === catalog.defaultPartners[province])
  return partner ? { ...counts, default: counts[partner.kind] } : counts
}

export interface CategoryCounts {
  category: Category
  counts: Counts
}

const categoriesPerProvince = oncePer((catalog: Catalog) =>
  perProvince(province =>
    catalog.categories.flatMap((category): CategoryCounts[] => {
      const own = inCategoryOf(catalog.listed[province], category.id)
      return own.length > 0 ? [{ category, counts: countsIn(catalog, province, own) }] : []
    })
  )
)

/** The categories with at least one experience in the listing of a province, in their order, with how many. */
export function categoriesIn(catalog: Catalog, province: ProvinceSlug): CategoryCounts[] {
  return categoriesPerProvince(catalog)[province]
}
