import { type Catalog, cardsIn, inCategoryOf, lastChange, upcomingIn } from '#catalog/model/catalog.ts'
import {
  categoriesElsewhere,
  countsIn,
  countedCategoriesIn,
  listedCounts,
  type OfferedCategory,
  offeredCategoriesIn
} from '#catalog/model/counts.ts'
import { feedsAbout } from '#catalog/selectors/feed-topics.ts'
import { cardsPerPage, highestPriceOf, listingPages } from '#catalog/selectors/listing-pages.ts'
import { listingDrawing } from '#catalog/model/region-map.ts'
import { listedStartsIn } from '#catalog/selectors/starting-cards.ts'
import { numbersTo } from '#catalog/routing/files.ts'
import { definePage } from '#catalog/routing/page.ts'
import type { Card } from '#domain/catalogue/card.ts'
import type { Category } from '#domain/catalogue/category.ts'
import type { Counts } from '#domain/partner/counts-per-mode.ts'
import type { Experience } from '#domain/catalogue/experience.ts'
import { type Province, type ProvinceSlug, provinceSlugs } from '#domain/place/province.ts'
import { routes } from '#domain/site/routes.ts'

/** How many pages before and after itself a page leads to. */
const pagesAround = 2

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
  isIndexed: (catalog, { categorySlug, province }) =>
    [catalog.listed[province], upcomingIn(catalog, province)].some(
      each => inCategory(each, categoryAt(catalog, categorySlug)).length > 0
    ),
  read: (catalog, { categorySlug, page, province: slug }) => {
    const [category, province] = [categoryAt(catalog, categorySlug), provinceOf(catalog, slug)]
    const experiences = inCategory(catalog.listed[slug], category)
    const count = listingPages(experiences).length
    return {
      cards: cardsIn(catalog, onPage(experiences, page)),
      ...countedOn(catalog, { category, page, province }),
      category,
      elsewhere: categoriesElsewhere(catalog, slug),
      ...eventsOn(catalog, { category, page, province: slug }),
      feeds:
        category === null || page > 1 || experiences.length === 0
          ? null
          : feedsAbout(catalog, 'categoria', category.slug),
      highestPrice: highestPriceOf(experiences),
      isPaged: catalog.listed[slug].length > cardsPerPage,
      map: listingDrawing(slug),
      nearPages: pagesNear(page, count),
      page,
      pageCount: page === 1 ? count : null,
      province,
      starts: listedStartsIn(catalog, onPage(experiences, page))
    }
  },
  updated: (catalog, { categorySlug, page, province }) => {
    const category = categoryAt(catalog, categorySlug)
    const listed = onPage(inCategory(catalog.listed[province], category), page)
    return lastChange(
      category === null ? listed : [...listed, ...eventsBelow(catalog, { category, page, province })]
    )
  }
})

/**
 * Numbers stand where a visitor arrives and chooses: on the first page of a listing how many experiences and pages it has, on that of all how many each
 * category has. On all others a new experience would be another number.
 */
function countedOn(
  catalog: Catalog,
  { category, page, province }: { category: Category | null; page: number; province: Province }
): { categories: (OfferedCategory & { counts?: Counts })[]; counts: Counts | null } {
  const counted = countedCategoriesIn(catalog, province.slug)
  const countsOfCategory = () =>
    counted.find(each => each.category === category)?.counts ?? countsIn(catalog, province.slug, [])
  const isFirst = page === 1
  return {
    categories: isFirst && category === null ? counted : offeredCategoriesIn(catalog, province.slug),
    counts: isFirst ? (category === null ? listedCounts(catalog, province) : countsOfCategory()) : null
  }
}

interface PageOfList {
  category: Category | null
  page: number
  province: ProvinceSlug
}

/** The events of a category stand below its list; those of a whole province are in the agenda. How many there are is said where the list is counted. */
function eventsOn(catalog: Catalog, list: PageOfList): { events: { cards: Card[]; counts: Counts | null } } {
  const { category, province } = list
  const events = eventsBelow(catalog, list)
  const counts = events.length === 0 ? null : countsIn(catalog, province, events)
  return { events: { cards: category === null ? [] : cardsIn(catalog, events), counts } }
}

function eventsBelow(catalog: Catalog, { category, page, province }: PageOfList): Experience[] {
  return page === 1 ? inCategory(upcomingIn(catalog, province), category) : []
}

/**
 * Where a page of a long list leads: to the first one, and to those around it. The last one is only known to the first: it is another one whenever the
 * list gets longer.
 */
function pagesNear(page: number, count: number): number[] {
  const around = Array.from({ length: 2 * pagesAround + 1 }, (_, place) => page - pagesAround + place)
  const near = [1, ...around, ...(page === 1 ? [count] : [])].filter(each => each >= 1 && each <= count)
  return [...new Set(near)]
}

function categoryAt(catalog: Catalog, slug: string | null): Category | null {
  return slug === null ? null : (catalog.categoryBySlug.get(slug) ?? null)
}

function onPage(experiences: Experience[], page: number): Experience[] {
  return listingPages(experiences)[page - 1] ?? []
}

function provinceOf(catalog: Catalog, slug: ProvinceSlug): Province {
  const province = catalog.provinces.find(candidate => candidate.slug === slug)
  if (!province) throw new Error(`The content lacks the province «${slug}»`)
  return province
}

/** An address that is printed or linked answers when the last experience of its category goes: every category has a page in every province that has a listing. */
function listingsIn(catalog: Catalog, province: ProvinceSlug): ListingIds[] {
  const experiences = catalog.listed[province]
  if (experiences.length === 0) return []
  return [null, ...catalog.categories].flatMap(category =>
    numbersTo(Math.max(1, listingPages(inCategory(experiences, category)).length)).map(page => ({
      categorySlug: category?.slug ?? null,
      page,
      province
    }))
  )
}

function inCategory(experiences: Experience[], category: Category | null): Experience[] {
  return category === null ? experiences : inCategoryOf(experiences, category.id)
}
