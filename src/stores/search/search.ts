import { atom } from 'nanostores'

import { type Remote, remoteOf } from '#domain/data/remote.ts'
import type { PageFacts } from '#domain/listing/listing-page.ts'
import type { Mend } from '#domain/search/search.ts'
import type { SearchCategory, SearchIndex } from '#domain/search/search-index.ts'
import type { Language } from '#domain/text/locale.ts'
import { readPage } from '#services/site/page.ts'
import { loadSearch, type LoadSearch } from '#services/search/search-index.ts'

/** Rejects when the library cannot be loaded. */
async function loadQuestionMender(index: SearchIndex): Promise<Mend> {
  const { createQuestionMender } = await import('#domain/search/word-mender.ts')
  return createQuestionMender(index)
}

/** The search of a page. Its index is fetched when the box is opened; after a failure, the next opening tries again. */
export function createSearch(load: LoadSearch, page: () => PageFacts, loadMender = loadQuestionMender) {
  /** Suggestions of an open box; they arrive before the index, and stay when it cannot be fetched. */
  const $categories = atom<SearchCategory[] | null>(null)
  const $index = atom<Remote<SearchIndex>>({ kind: 'idle' })
  /** Corrects words that find nothing; null until a question needs it. */
  const $mend = atom<Mend | null>(null)
  return {
    $categories,
    $index,
    $mend,
    /** Fetches what corrects words. Without a network nothing is suggested, and the next question tries again. */
    fetchMender: async (): Promise<void> => {
      const index = $index.get()
      if (index.kind !== 'ready' || $mend.get() !== null) return
      try {
        $mend.set(await loadMender(index.value))
      } catch {
        $mend.set(null)
      }
    },
    open: async (language: Language): Promise<void> => {
      const { kind } = $index.get()
      if (kind === 'loading' || kind === 'ready') return
      $index.set({ kind: 'loading' })
      const index = remoteOf(await load(language, categories => $categories.set(categories)))
      // Its words are worked out now: with the first key the visitor would wait for them.
      if (index.kind === 'ready') void index.value.lexicon
      $index.set(index)
    },
    /** The province that was chosen may be known to the browser only. */
    page
  }
}

export const visitorSearch = createSearch(loadSearch, readPage)
