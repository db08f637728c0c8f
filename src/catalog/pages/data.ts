import { provinceBorders } from '#catalog/borders.ts'
import { cardIn, type Catalog, inCategoryOf } from '#catalog/catalog.ts'
import { keptList, keptPer } from '#catalog/kept.ts'
import { defineFile } from '#catalog/data-file.ts'
import { cardsPerPage } from '#catalog/pages/listing.ts'
import type { Category } from '#domain/category.ts'
import type { Experience } from '#domain/experience.ts'
import { accessOf, type Findable, type Searchable } from '#domain/findable.ts'
import { languages } from '#domain/locale.ts'
import { oncePer } from '#domain/once.ts'
import { type ProvinceSlug, provinceSlugs, wholeRegion } from '#domain/province.ts'

/** `/datos/listado/{provincia}.{idioma}.json`: what filters, orders and the map of a province need. */
export const listingFile = defineFile({
  pattern: '/datos/listado/[listing].json',
  files: () => provinceSlugs.flatMap(province => languages.map(language => ({ language, province }))),
  language: ({ language }) => language,
  params: ({ language, province }) => ({ listing: `${province}.${language}` }),
  read: (catalog, { language, province }) => ({
    categories: slugsById(catalog.categories),
    findables: findablesIn(catalog, catalog.listed[province]),
    /** Cards that are not in the page of a listing are drawn from this file. */
    isPaged: catalog.listed[province].length > cardsPerPage,
    language
  })
})

/** `/datos/busqueda/{idioma}.json`: what can be searched: experiences, towns, events to come. */
export const searchFile = defineFile({
  pattern: '/datos/busqueda/[language].json',
  files: () => languages.map(language => ({ language })),
  language: ({ language }) => language,
  params: ({ language }) => ({ language }),
  read: (catalog, { language }) => ({
    categories: searchedCategories(catalog),
    language,
    searchables: searchablesIn(catalog)
  })
})

const searchedCategories = oncePer((catalog: Catalog) =>
  catalog.categories.map(category => ({ category, provinces: provincesWith(catalog, category) }))
)

/** `/datos/fronteras.json`: the borders of the provinces. */
export const bordersFile = defineFile({
  pattern: '/datos/[name].json',
  files: () => [{ name: 'fronteras' }],
  params: ({ name }) => ({ name }),
  read: () => ({
    borders: provinceBorders().map(({ polygons, slug }) => ({ lines: polygons.flat(), province: slug }))
  })
})

const findableIn = keptPer((catalog, experience: Experience): Findable => ({
  access: accessOf(experience),
  card: cardIn(catalog, experience),
  schedules: experience.schedules
}))

/** One list for all languages. */
const findablesIn = keptPer((catalog, experiences: Experience[]) =>
  experiences.map(experience => findableIn(catalog, experience))
)

const searchableOf = oncePer(
  ({ eventDate, hiddenFor, keywords, municipality, name, provinces, slug }: Experience): Searchable => ({
    eventDate,
    hiddenFor,
    keywords,
    municipality,
    name,
    provinces,
    slug
  })
)

/** One list for all languages. */
const searchablesIn = keptList(catalog =>
  [...catalog.listed[wholeRegion], ...catalog.metas, ...catalog.upcoming].map(searchableOf)
)

const slugsById = oncePer((categories: Category[]): Record<string, string> =>
  Object.fromEntries(categories.map(({ id, slug }) => [id, slug]))
)

function provincesWith(catalog: Catalog, { id }: Category): ProvinceSlug[] {
  return provinceSlugs.filter(province => inCategoryOf(catalog.listed[province], id).length > 0)
}
