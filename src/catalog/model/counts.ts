import type { Category } from '#domain/catalogue/category.ts'
import type { Experience } from '#domain/catalogue/experience.ts'
import { countPerMode, type Counts, modesWithNone } from '#domain/partner/counts-per-mode.ts'
import { memoizeWeak } from '#domain/data/memoize.ts'
import type { Province, ProvinceSlug } from '#domain/place/province.ts'

import { type Catalog, inCategoryOf, perProvince, type CatalogScope, upcomingIn } from './catalog.ts'
import { memoizePer } from '#catalog/memo/memoize.ts'

/** How many of some experiences each mode shows. */
export const countsOf = memoizeWeak((experiences: Experience[]) => countPerMode(experiences))

/** Counts per mode in a province. `default` applies the province's own partner, as visitors without a partner see it. */
export function countsIn(catalog: Catalog, province: ProvinceSlug, experiences: Experience[]): Counts {
  const counts = countsOf(experiences)
  const partner = catalog.partners.find(({ id }) => id === catalog.defaultPartners[province])
  return partner ? { ...counts, default: counts[partner.kind] } : counts
}

/** How many the whole listing of a province shows. */
export const listedCounts = memoizePer((catalog, { slug }: Province) =>
  countsIn(catalog, slug, catalog.listed[slug])
)

/** A category in a province. */
export interface OfferedCategory {
  category: Category
  /** The modes for which its listing there would be empty, as `data-hidden-for` names them. */
  hiddenFor: string | undefined
}

export interface CountedCategory extends OfferedCategory {
  /** How many its listing in a province shows. */
  counts: Counts
  /** How many events to come stand below it. */
  events: Counts
}

const gatheredIn = perProvince(province => {
  const countsOfCategory = memoizePer((catalog, { id }: Category) =>
    countsIn(catalog, province, inCategoryOf(catalog.listed[province], id))
  )
  const eventsIn = (catalog: Catalog, { id }: Category) => inCategoryOf(upcomingIn(catalog, province), id)
  const offered = memoizePer((catalog, category: Category): OfferedCategory => {
    const listed = inCategoryOf(catalog.listed[province], category.id)
    const shown = [...listed, ...eventsIn(catalog, category)]
    return { category, hiddenFor: modesWithNone(countsIn(catalog, province, shown)) }
  })
  const counted = memoizePer((catalog, category: Category): CountedCategory => ({
    ...offered(catalog, category),
    counts: countsOfCategory(catalog, category),
    events: countsIn(catalog, province, eventsIn(catalog, category))
  }))
  return { counted, offered }
})

const categoriesPerProvince = memoizeWeak((catalog: CatalogScope) =>
  perProvince(province =>
    catalog.categories.filter(({ id }) => inCategoryOf(catalog.listed[province], id).length > 0)
  )
)

/** The categories with at least one experience in the listing of a province, in their order. */
export function categoriesIn(catalog: CatalogScope, province: ProvinceSlug): Category[] {
  return categoriesPerProvince(catalog)[province]
}

/** An event that is alone in its category is not hidden: the page of the category leads with it. */
const offeredPerProvince = memoizeWeak((catalog: Catalog) =>
  perProvince(province =>
    catalog.categories.filter(
      category =>
        categoriesIn(catalog, province).includes(category) ||
        inCategoryOf(upcomingIn(catalog, province), category.id).length > 0
    )
  )
)

const elsewherePerProvince = memoizeWeak((catalog: Catalog) =>
  perProvince(province =>
    catalog.categories.filter(category => !offeredPerProvince(catalog)[province].includes(category))
  )
)

/** The categories without any experience or event to come in a province: an address may still name them. */
export function categoriesElsewhere(catalog: Catalog, province: ProvinceSlug): Category[] {
  return elsewherePerProvince(catalog)[province]
}

const ownIn = perProvince(province =>
  memoizePer((around: CatalogScope, category: Category): OfferedCategory => ({
    category,
    hiddenFor: modesWithNone(countsOf(inCategoryOf(around.listed[province], category.id)))
  }))
)

/** Categories of an experience in its own province. The partner of the province applies there, so no visitor is in `default`. */
export function ownCategoriesIn(
  around: CatalogScope,
  province: ProvinceSlug,
  { categoryIds }: Experience
): OfferedCategory[] {
  return categoriesIn(around, province)
    .filter(({ id }) => categoryIds.includes(id))
    .map(category => ownIn[province](around, category))
}

/** For whom each has something: that stays the same when one more experience comes. */
export function offeredCategoriesIn(catalog: Catalog, province: ProvinceSlug): OfferedCategory[] {
  return offeredPerProvince(catalog)[province].map(category =>
    gatheredIn[province].offered(catalog, category)
  )
}

/** With how many each has. */
export function countedCategoriesIn(catalog: Catalog, province: ProvinceSlug): CountedCategory[] {
  return offeredPerProvince(catalog)[province].map(category =>
    gatheredIn[province].counted(catalog, category)
  )
}
