import { mapResult, type Result } from '#domain/data/remote.ts'
import { dataFiles } from '#domain/site/data-files.ts'
import { dataRoutes } from '#domain/site/data-routes.ts'
import type { Language } from '#domain/text/locale.ts'
import type { SearchCategory, SearchIndex } from '#domain/search/search-index.ts'
import { readSearch, readSearchShard, searchIndexOf } from '#domain/search/search-file.ts'

import { readDataFile, readDataFiles } from '#services/site/data-files.ts'

/** Reads what can be searched. `onCategories` gets the categories as soon as they are there: an open box offers them before anything is typed. */
export type LoadSearch = (
  language: Language,
  onCategories: (categories: SearchCategory[]) => void
) => Promise<Result<SearchIndex>>

export const loadSearch: LoadSearch = async (language, onCategories) => {
  const asked = readDataFiles(dataFiles.searchShards(language), readSearchShard)
  const open = await readDataFile(dataRoutes.search(language), readSearch)
  if (open.kind === 'failed') return open
  onCategories(open.value.categories)
  return mapResult(await asked, shards => searchIndexOf(open.value, shards))
}
