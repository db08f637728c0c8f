import { type Catalog, cardsIn, inCategoryOf, lastChange, perProvince } from '#catalog/catalog.ts'
import { categoriesIn, listedCounts } from '#catalog/counts.ts'
import { oncePer } from '#domain/once.ts'
import { definePage } from '#catalog/page.ts'
import type { Category } from '#domain/category.ts'
import type { Experience } from '#domain/experience.ts'
import { type Province, type ProvinceSlug, provinceSlugs } from '#domain/province.ts'
import { routes } from '#domain/routes.ts'

/** How many cards a page of a listing has. */
export const cardsPerPage = 48

/** Which page of which listing; `categorySlug` null is the listing of the whole province. */
interface ListingIds {
  province: ProvinceSlug
  categorySlug: string | null
  page: number
}

/** `/{provincia}/experiencias/listado/{categoria?}`, beyond the first page with `pagina/{n}`. */
export const listingPage = definePage({
  pages: catalog => provinceSlugs.flatMap(province => listingsIn(catalog, province)),
  params: ({ categorySlug, page, province }) => ({
    listing:
      [categorySlug, page > 1 ? `pagina/${page}` : null].filter(part => part !== null).join('/') || undefined,
    province
  }),
  path: ({ categorySlug, page, province }) => routes.listing(province, categorySlug, page),
  read: (catalog, { categorySlug, page, province: slug }) => {
    const [category, province] = [categoryAt(catalog, categorySlug), provinceOf(catalog, slug)]
    const categories = categoriesIn(catalog, slug)
    const experiences = inCategory(catalog.listed[slug], category)
    const counted = categories.find(each => each.category === category)
    return {
      cards: cardsIn(catalog, onPage(experiences, page)),
      categories,
      category,
      counts: counted?.counts ?? listedCounts(catalog, province),
      highestPrice: highestPriceOf(experiences),
      isPaged: catalog.listed[slug].length > cardsPerPage,
      page,
      pageCount: pageCount(experiences),
      province
    }
  },
  updated: (catalog, { categorySlug, page, province }) =>
    lastChange(onPage(inCategory(catalog.listed[province], categoryAt(catalog, categorySlug)), page))
})

function categoryAt(catalog: Catalog, slug: string | null): Category | null {
  return slug === null ? null : (catalog.categoryBySlug.get(slug) ?? null)
}

function onPage(experiences: Experience[], page: number): Experience[] {
  return experiences.slice((page - 1) * cardsPerPage, page * cardsPerPage)
}

function provinceOf(catalog: Catalog, slug: ProvinceSlug): Province {
  const province = catalog.provinces.find(candidate => candidate.slug === slug)
  if (!province) throw new Error(`The content lacks the province «${slug}»`)
  return province
}

/** A category without experiences in a province has no listing there. */
function listingsIn(catalog: Catalog, province: ProvinceSlug): ListingIds[] {
  const experiences = catalog.listed[province]
  const ownCategories = categoriesIn(catalog, province).map(({ category }) => category)
  return [null, ...ownCategories].flatMap(category =>
    pagesOf[province](category ?? everything, pageCount(inCategory(experiences, category)))
  )
}

const everything = { slug: null }

/** The first pages of a listing, by the same ids each time. */
const pagesOf = perProvince(province => {
  const known = oncePer((): ListingIds[] => [])
  return (category: Category | typeof everything, count: number): ListingIds[] => {
    const pages = known(category)
    while (pages.length < count) pages.push({ categorySlug: category.slug, page: pages.length + 1, province })
    return pages.slice(0, count)
  }
})

function inCategory(experiences: Experience[], category: Category | null): Experience[] {
  return category === null ? experiences : inCategoryOf(experiences, category.id)
}

function pageCount(experiences: Experience[]): number {
  return Math.ceil(experiences.length / cardsPerPage)
}

/** Where the price slider ends: the same on every page of a listing. */
const highestPriceOf = oncePer((experiences: Experience[]) =>
  experiences.reduce((highest, { priceFrom }) => {
    return priceFrom.kind === 'from' ? Math.max(highest, Math.ceil(priceFrom.euros)) : highest
  }, 0)
)
