import { type ProvinceBorders, provinceBorders } from '#catalog/borders.ts'
import { cardIn, type Catalog, inCategoryOf, type Named, namedIn } from '#catalog/catalog.ts'
import { keptList, keptPer } from '#catalog/kept.ts'
import { defineFile } from '#catalog/data-file.ts'
import { cardsPerPage } from '#catalog/pages/listing.ts'
import { keptShards, shardFiles } from '#catalog/shards.ts'
import type { Category } from '#domain/category.ts'
import type { Experience } from '#domain/experience.ts'
import { accessOf, type Findable, type Searchable } from '#domain/findable.ts'
import { languages } from '#domain/locale.ts'
import { oncePer } from '#domain/once.ts'
import { type ProvinceSlug, provinceSlugs, wholeRegion } from '#domain/province.ts'
import { shardOf, turnsOf } from '#domain/shards.ts'

/**
 * `/datos/listado/{provincia}.{idioma}.json`: what filters, orders and the map of a province need. The region's has what is in no province, and the order
 * in which its experiences stand in the files of the provinces.
 */
export const listingFile = defineFile({
  pattern: '/datos/listado/[listing].json',
  files: () => listingIds,
  language: ({ language }) => language,
  params: ({ language, province }) => ({ listing: `${province}.${language}` }),
  read: (catalog, { language, province }) => {
    const [isRegion, listed] = [province === wholeRegion, catalog.listed[province]]
    return {
      findables: findablesIn(namedIn(catalog), isRegion ? nowhereElse(listed) : listed),
      /** Cards that are not in the page of a listing, of the province or the region, are drawn from this file. */
      isPaged: catalog.listed[wholeRegion].length > cardsPerPage,
      language,
      turns: isRegion ? provinceTurns(listed) : null
    }
  }
})

const listingIds = provinceSlugs.flatMap(province => languages.map(language => ({ language, province })))

/** `/datos/busqueda/{idioma}.json`: the categories of the search, and the order of what its shards have. */
export const searchFile = defineFile({
  pattern: '/datos/busqueda/[language].json',
  files: () => searchIds,
  language: ({ language }) => language,
  params: ({ language }) => ({ language }),
  read: (catalog, { language }) => ({
    categories: searchedCategories(catalog),
    language,
    turns: searchTurns(catalog)
  })
})

const searchIds = languages.map(language => ({ language }))

/** `/datos/busqueda/{idioma}/{número}.json`: what can be searched: experiences, towns, events to come. */
export const searchShard = defineFile({
  pattern: '/datos/busqueda/[language]/[shard].json',
  files: () => shardFiles,
  language: ({ language }) => language,
  params: ({ language, shard }) => ({ language, shard: String(shard) }),
  read: (catalog, { language, shard }) => ({ language, searchables: searchablesIn(catalog)[shard] ?? [] })
})

const searchedCategories = oncePer((catalog: Catalog) =>
  catalog.categories.map(category => searchedIn(catalog, category))
)

const searchedIn = keptPer((catalog, category: Category) => ({
  category,
  provinces: provincesWith(catalog, category)
}))

/** `/datos/fronteras.json`: the borders of the provinces. */
export const bordersFile = defineFile({
  pattern: '/datos/[name].json',
  files: () => bordersIds,
  params: ({ name }) => ({ name }),
  read: () => ({ borders: linesOf(provinceBorders()) })
})

const linesOf = oncePer((borders: ProvinceBorders[]) =>
  borders.map(({ polygons, slug }) => ({ lines: polygons.flat(), province: slug }))
)

const bordersIds = [{ name: 'fronteras' }]

const findableIn = keptPer((named: Named, experience: Experience): Findable => ({
  access: accessOf(experience),
  card: cardIn(named, experience),
  categories: experience.categoryIds.flatMap(id => named.categoryById.get(id)?.slug ?? []),
  schedules: experience.schedules
}))

/** One list for all languages. */
const findablesIn = keptPer((named: Named, experiences: Experience[]) =>
  experiences.map(experience => findableIn(named, experience))
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

/** One list for all languages. An event may be a meta experience, too. */
const allSearchables = keptList(catalog =>
  [...new Set([...catalog.listed[wholeRegion], ...catalog.metas, ...catalog.upcoming])].map(searchableOf)
)

const searchablesIn = keptShards(allSearchables)

const searchTurns = (catalog: Catalog) => shardTurns(allSearchables(catalog))

const shardTurns = oncePer((searchables: Searchable[]) =>
  turnsOf(searchables.map(({ slug }) => shardOf(slug)))
)

/** What stands in the file of the region itself. */
const nowhereElse = oncePer((listed: Experience[]) =>
  listed.filter(({ provinces }) => provinces.length === 0)
)

/** The files of a region's listing are numbered as they are fetched: its own first, then those of its provinces. What is in several is called from the first. */
const provinceTurns = oncePer((listed: Experience[]) =>
  turnsOf(listed.map(({ provinces }) => provinceSlugs.indexOf(provinces[0] ?? wholeRegion)))
)

function provincesWith(catalog: Catalog, { id }: Category): ProvinceSlug[] {
  return provinceSlugs.filter(province => inCategoryOf(catalog.listed[province], id).length > 0)
}
