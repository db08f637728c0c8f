import {
  cardIn,
  type Catalog,
  inCategoryOf,
  type References,
  referencesOf,
  upcomingIn
} from '#catalog/model/catalog.ts'
import { countsOf } from '#catalog/model/counts.ts'
import { stableShards } from '#catalog/model/shards.ts'
import { memoizePer, stableList } from '#catalog/memo/memoize.ts'
import type { Category } from '#domain/catalogue/category.ts'
import type { Company } from '#domain/catalogue/company.ts'
import type { Experience } from '#domain/catalogue/experience.ts'
import { memoizeWeak } from '#domain/data/memoize.ts'
import { mergeOrderOf, shardOf } from '#domain/data/shards.ts'
import { modesWithSome } from '#domain/partner/counts-per-mode.ts'
import { type Province, provinceSlugs, wholeRegion } from '#domain/place/province.ts'
import type { Question } from '#domain/question/question.ts'
import { routes } from '#domain/site/routes.ts'
import { foreignLanguagesOf } from '#domain/search/keyword-languages.ts'
import { factsOf, type LinkSource, type SearchRecord } from '#domain/search/listing-source.ts'
import type { ShownIn } from '#domain/search/search-index.ts'

/** An event that is a meta experience, too, is found as such. */
export const eventsFound = stableList(({ upcoming }) =>
  upcoming.filter(({ isDestination }) => !isDestination)
)

/** Everything that can be searched, in the shards of its files: one list for all languages. An event may be a meta experience, too. */
const searchSources = stableList(catalog =>
  [...new Set([...catalog.listed[wholeRegion], ...catalog.destinations, ...catalog.upcoming])].map(
    experience => searchSourceIn(referencesOf(catalog), experience)
  )
)

export const searchShards = stableShards(searchSources)

/** In which order what the shards have is to be read. */
export const searchTurns = (catalog: Catalog) => turnsOf(searchSources(catalog))

/** The categories, each with the provinces and the kinds of partners for which it has something. */
export const searchedCategories = memoizeWeak((catalog: Catalog) =>
  catalog.categories.map(category => searchedIn(catalog, category))
)

const searchedIn = memoizePer((catalog, category: Category) => ({
  category,
  shownIn: shownInOf(catalog, category)
}))

const shownInOf = memoizePer((catalog, { id }: Category): ShownIn =>
  Object.fromEntries(
    provinceSlugs.flatMap(province => {
      const modes = modesWithSome(
        countsOf(inCategoryOf([...catalog.listed[province], ...upcomingIn(catalog, province)], id))
      )
      return modes.length > 0 ? [[province, modes]] : []
    })
  )
)

const turnsOf = memoizeWeak((sources: SearchRecord[]) =>
  mergeOrderOf(sources.map(({ slug }) => shardOf(slug)))
)

const searchSourceIn = memoizePer((named: References, experience: Experience): SearchRecord => {
  const { eventDate, hiddenFor, isDestination, keywords, municipality, name, provinces, slug } = experience
  const { paletteVariant, id, light, motif } = cardIn(named, experience)
  return {
    categories: experience.categoryIds.flatMap(category => named.categoryById.get(category)?.slug ?? []),
    paletteVariant,
    eventDate,
    facts: factsOf(experience),
    foreignIn: foreignLanguagesOf(experience),
    hiddenFor,
    id,
    keywords,
    kind: isDestination ? 'town' : eventDate === null ? 'experience' : 'event',
    light,
    motif,
    municipality,
    name,
    provinces,
    slug
  }
})

/** The other pages that can be found: one list for all languages. */
export const searchedLinks = stableList((catalog): LinkSource[] => [
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
