import { type ProvinceBorders, provinceBorders } from '#catalog/model/borders.ts'
import { cardIn, type Catalog, inCategoryOf, type Named, namedIn } from '#catalog/model/catalog.ts'
import { countsOf } from '#catalog/model/counts.ts'
import { stableList, memoizePer } from '#catalog/memo/memoize.ts'
import { defineFile } from '#catalog/routing/data-file.ts'
import { stableShards, shardFiles } from '#catalog/model/shards.ts'
import type { Category } from '#domain/catalogue/category.ts'
import type { Company } from '#domain/catalogue/company.ts'
import type { Experience } from '#domain/catalogue/experience.ts'
import {
  accessOf,
  factsOf,
  type LinkSource,
  type ListingSource,
  type SearchSource
} from '#domain/search/listing-source.ts'
import { languages } from '#domain/text/locale.ts'
import { modesWithSome } from '#domain/partner/mode.ts'
import { memoizeWeak } from '#domain/data/memoize.ts'
import { type Province, provinceSlugs, wholeRegion } from '#domain/place/province.ts'
import type { Question } from '#domain/question/question.ts'
import { routes } from '#domain/site/routes.ts'
import type { ShownIn } from '#domain/search/search.ts'
import { shardOf, mergeOrderOf } from '#domain/data/shards.ts'

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
      language,
      turns: isRegion ? provinceTurns(listed) : null
    }
  }
})

const listingIds = provinceSlugs.flatMap(province => languages.map(language => ({ language, province })))

/** `/datos/busqueda/{idioma}.json`: the categories of the search, the other pages that it finds, and the order of what its shards have. */
export const searchFile = defineFile({
  pattern: '/datos/busqueda/[language].json',
  files: () => searchIds,
  language: ({ language }) => language,
  params: ({ language }) => ({ language }),
  read: (catalog, { language }) => ({
    categories: searchedCategories(catalog),
    language,
    links: searchedLinks(catalog),
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

/** One list for all languages. */
const searchedLinks = stableList((catalog): LinkSource[] => [
  ...catalog.provinces.map(provinceLink),
  ...catalog.companies.map(companyLink),
  ...catalog.questions.map(questionLink)
])

const provinceLink = memoizeWeak(({ name, slug }: Province): LinkSource => ({
  kind: 'province',
  name,
  province: slug,
  route: routes.province(slug)
}))

const companyLink = memoizeWeak(({ id, name }: Company): LinkSource => ({
  kind: 'company',
  name: { es: name },
  province: null,
  route: routes.company(id)
}))

const questionLink = memoizeWeak(({ question, slug }: Question): LinkSource => ({
  kind: 'question',
  name: question,
  province: null,
  route: `${routes.questions}#${slug}`
}))

const searchedCategories = memoizeWeak((catalog: Catalog) =>
  catalog.categories.map(category => searchedIn(catalog, category))
)

const shownInOf = memoizePer((catalog, { id }: Category): ShownIn =>
  Object.fromEntries(
    provinceSlugs.flatMap(province => {
      const modes = modesWithSome(countsOf(inCategoryOf(catalog.listed[province], id)))
      return modes.length > 0 ? [[province, modes]] : []
    })
  )
)

const searchedIn = memoizePer((catalog, category: Category) => ({
  category,
  shownIn: shownInOf(catalog, category)
}))

/** `/datos/fronteras.json`: the borders of the provinces. */
export const bordersFile = defineFile({
  pattern: '/datos/[name].json',
  files: () => bordersIds,
  params: ({ name }) => ({ name }),
  read: () => ({ borders: linesOf(provinceBorders()) })
})

const linesOf = memoizeWeak((borders: ProvinceBorders[]) =>
  borders.map(({ polygons, slug }) => ({ lines: polygons.flat(), province: slug }))
)

const bordersIds = [{ name: 'fronteras' }]

const findableIn = memoizePer((named: Named, experience: Experience): ListingSource => ({
  access: accessOf(experience),
  card: cardIn(named, experience),
  categories: experience.categoryIds.flatMap(id => named.categoryById.get(id)?.slug ?? []),
  schedules: experience.schedules
}))

/** One list for all languages. */
const findablesIn = memoizePer((named: Named, experiences: Experience[]) =>
  experiences.map(experience => findableIn(named, experience))
)

const searchableOf = memoizeWeak((experience: Experience): SearchSource => {
  const { eventDate, hiddenFor, isMeta, keywords, municipality, name, provinces, slug } = experience
  return {
    eventDate,
    facts: factsOf(experience),
    hiddenFor,
    keywords,
    kind: isMeta ? 'town' : eventDate === null ? 'experience' : 'event',
    municipality,
    name,
    provinces,
    slug
  }
})

/** One list for all languages. An event may be a meta experience, too. */
const allSearchables = stableList(catalog =>
  [...new Set([...catalog.listed[wholeRegion], ...catalog.metas, ...catalog.upcoming])].map(searchableOf)
)

const searchablesIn = stableShards(allSearchables)

const searchTurns = (catalog: Catalog) => shardTurns(allSearchables(catalog))

const shardTurns = memoizeWeak((searchables: SearchSource[]) =>
  mergeOrderOf(searchables.map(({ slug }) => shardOf(slug)))
)

/** What stands in the file of the region itself. */
const nowhereElse = memoizeWeak((listed: Experience[]) =>
  listed.filter(({ provinces }) => provinces.length === 0)
)

/** The files of a region's listing are numbered as they are fetched: its own first, then those of its provinces. What is in several is called from the first. */
const provinceTurns = memoizeWeak((listed: Experience[]) =>
  mergeOrderOf(listed.map(({ provinces }) => provinceSlugs.indexOf(provinces[0] ?? wholeRegion)))
)
