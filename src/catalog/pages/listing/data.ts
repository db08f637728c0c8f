import { provinceBorders } from '#catalog/model/borders.ts'
import { referencesOf } from '#catalog/model/catalog.ts'
import { defineFile } from '#catalog/routing/data-file.ts'
import { shardFiles } from '#catalog/model/shards.ts'
import { listingSourcesIn, provinceTurns } from '#catalog/selectors/listing-sources.ts'
import {
  eventsFound,
  searchedCategories,
  searchedLinks,
  searchShards,
  searchTurns
} from '#catalog/selectors/search-sources.ts'
import type { Experience } from '#domain/catalogue/experience.ts'
import { languages } from '#domain/text/locale.ts'
import { provinceSlugs, wholeRegion } from '#domain/place/province.ts'

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
      records: listingSourcesIn(referencesOf(catalog), isRegion ? inNoProvince(listed) : listed),
      language,
      mergeOrder: isRegion ? provinceTurns(listed) : null
    }
  }
})

const listingIds = provinceSlugs.flatMap(province => languages.map(language => ({ language, province })))

/** `/datos/citas/{idioma}.json`: the same of the events to come, which no listing shows and a search finds. */
export const eventsFile = defineFile({
  pattern: '/datos/citas/[language].json',
  files: () => searchIds,
  language: ({ language }) => language,
  params: ({ language }) => ({ language }),
  read: (catalog, { language }) => ({
    records: listingSourcesIn(referencesOf(catalog), eventsFound(catalog)),
    language
  })
})

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
    mergeOrder: searchTurns(catalog)
  })
})

const searchIds = languages.map(language => ({ language }))

/** `/datos/busqueda/{idioma}/{número}.json`: what can be searched: experiences, towns, events to come. */
export const searchShard = defineFile({
  pattern: '/datos/busqueda/[language]/[shard].json',
  files: () => shardFiles,
  language: ({ language }) => language,
  params: ({ language, shard }) => ({ language, shard: String(shard) }),
  read: (catalog, { language, shard }) => ({ language, searchRecords: searchShards(catalog)[shard] ?? [] })
})

/** `/datos/fronteras.json`: the borders of the provinces. */
export const bordersFile = defineFile({
  pattern: '/datos/[name].json',
  files: () => bordersIds,
  params: ({ name }) => ({ name }),
  read: () => ({
    borders: provinceBorders().map(({ polygons, slug }) => ({ lines: polygons.flat(), province: slug }))
  })
})

const bordersIds = [{ name: 'fronteras' }]

/** Experiences that are in the region's file alone. */
function inNoProvince(listed: Experience[]): Experience[] {
  return listed.filter(({ provinces }) => provinces.length === 0)
}
