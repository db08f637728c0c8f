import { dataFiles } from '#domain/data-files.ts'
import { dataRoutes } from '#domain/data-routes.ts'
import type { Language } from '#domain/locale.ts'
import type { SearchIndex } from '#domain/search.ts'
import { readSearch, readSearchShard, searchIndexOf } from '#domain/search-file.ts'

import { readDataFile, readDataFiles } from './data-files.ts'

export type SearchFile = { kind: 'read'; index: SearchIndex } | { kind: 'failed'; isOffline: boolean }

export async function loadSearchIndex(language: Language): Promise<SearchFile> {
  const [open, shards] = await Promise.all([
    readDataFile(dataRoutes.search(language), readSearch),
    readDataFiles(dataFiles.searchShards(language), readSearchShard)
  ])
  if (open.kind === 'failed') return open
  if (shards.kind === 'failed') return shards
  return { index: searchIndexOf(open.content, shards.content), kind: 'read' }
}
