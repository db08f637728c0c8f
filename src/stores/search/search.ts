import { atom } from 'nanostores'

import type { PageFacts } from '#domain/listing/listing-page.ts'
import type { Language } from '#domain/text/locale.ts'
import { readPage } from '#services/site/page.ts'
import { loadSearch, type LoadSearch, type SearchFile } from '#services/search/search-index.ts'

/** What can be searched: not asked for yet, on its way, here in part or as a whole, or not to be had. */
export type SearchState = { kind: 'idle' } | { kind: 'loading' } | SearchFile

/** The search of a page. Its index is fetched when somebody turns to the box; after a failure, the next turn tries again. */
export function createSearch(load: LoadSearch, page: () => PageFacts) {
  const $searchable = atom<SearchState>({ kind: 'idle' })
  return {
    $searchable,
    open: async (language: Language): Promise<void> => {
      const before = $searchable.get()
      if (before.kind !== 'idle' && before.kind !== 'failed') return
      const categories = before.kind === 'failed' ? before.categories : null
      // What is offered stays where it is.
      $searchable.set(categories ? { categories, kind: 'open' } : { kind: 'loading' })
      for await (const file of load(language)) $searchable.set(file)
    },
    /** The province that was chosen may be known to the browser only. */
    page
  }
}

export const visitorSearch = createSearch(loadSearch, readPage)
