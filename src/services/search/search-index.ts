import { dataFiles } from '#domain/site/data-files.ts'
import { dataRoutes } from '#domain/site/data-routes.ts'
import type { Language } from '#domain/text/locale.ts'
import type { SearchCategory, SearchIndex } from '#domain/search/search.ts'
import { readSearch, readSearchShard, searchIndexOf } from '#domain/search/search-file.ts'

import { readDataFile, readDataFiles } from '#services/site/data-files.ts'

/** What can be searched: as soon as the categories are there, which an open box offers, then all of it; or not to be had. */
export type SearchFile =
  | { kind: 'open'; categories: SearchCategory[] }
  | { kind: 'read'; index: SearchIndex }
  | { kind: 'failed'; categories: SearchCategory[] | null; isOffline: boolean }

export type LoadSearch = (language: Language) => AsyncIterable<SearchFile>

export const loadSearch: LoadSearch = async function* (language) {
  const asked = readDataFiles(dataFiles.searchShards(language), readSearchShard)
  const open = await readDataFile(dataRoutes.search(language), readSearch)
  if (open.kind === 'failed') {
    yield { ...open, categories: null }
    return
  }
  const { categories } = open.content
  yield { categories, kind: 'open' }
  const shards = await asked
  yield shards.kind === 'failed'
    ? { ...shards, categories }
    : { index: searchIndexOf(open.content, shards.content), kind: 'read' }
}
