import { dataRoutes } from '#domain/data-routes.ts'
import type { Language } from '#domain/locale.ts'
import type { SearchIndex } from '#domain/search.ts'
import { readSearch } from '#domain/search-file.ts'

import { readDataFile } from './data-files.ts'

export type SearchFile = { kind: 'read'; index: SearchIndex } | { kind: 'failed'; isOffline: boolean }

export async function loadSearchIndex(language: Language): Promise<SearchFile> {
  const file = await readDataFile(dataRoutes.search(language), readSearch)
  return file.kind === 'read' ? { index: file.content, kind: 'read' } : file
}
