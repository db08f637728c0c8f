import { dataRoutes } from './data-routes.ts'
import type { Language } from '#domain/text/locale.ts'
import { type ProvinceSlug, provinceSlugs, wholeRegion } from '#domain/place/province.ts'
import { shardNumbers } from '#domain/data/shards.ts'

/** All that is fetched for one purpose, in the order of its files. The region's listing is put together from those of its provinces. */
export const dataFiles = {
  listing: (province: ProvinceSlug, language: Language): string[] =>
    (province === wholeRegion ? provinceSlugs : [province]).map(each => dataRoutes.listing(each, language)),
  meetings: (language: Language): string[] =>
    shardNumbers.map(shard => dataRoutes.meetingShard(language, shard)),
  plan: (language: Language): string[] => shardNumbers.map(shard => dataRoutes.planShard(language, shard)),
  search: (language: Language): string[] => [
    dataRoutes.search(language),
    ...dataFiles.searchShards(language)
  ],
  searchShards: (language: Language): string[] =>
    shardNumbers.map(shard => dataRoutes.searchShard(language, shard))
} as const
