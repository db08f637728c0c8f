import type { StudioCollection } from '#studio/document/studio-document.ts'
import type { DocumentTexts } from './document-texts.ts'
import type { TranslationRow } from './matrix.ts'
import { countsOf } from './translated-text.ts'
import { type TranslationApi, translationApi } from './translation.service.ts'
import { createPagedLists, type PagedList } from '#studio/list/paged-lists.store.ts'

/** The documents of a collection with what is missing in them. */
export type MatrixList = PagedList<TranslationRow>

/** State of the table of missing translations. */
export function createMatrix(api: Pick<TranslationApi, 'page'>) {
  const { $lists: $matrix, load, set } = createPagedLists(api.page)

  return {
    $matrix,
    load,
    /** Reads collections that are not read yet, one after the other. */
    need: async (collections: readonly StudioCollection[]): Promise<void> => {
      for (const collection of collections) {
        // oxlint-disable-next-line no-await-in-loop -- what is looked at first comes first
        if ($matrix.get()[collection] === undefined) await load(collection)
      }
    },
    /** A document as it is after a change. */
    update: (collection: StudioCollection, { id, texts }: Pick<DocumentTexts, 'id' | 'texts'>): void => {
      const list = $matrix.get()[collection]
      if (list === undefined) return
      const rows = list.rows.map(row =>
        row.id === id ? { ...row, counts: countsOf(texts), texts: texts.length } : row
      )
      set(collection, { ...list, rows })
    }
  }
}

export const matrix = createMatrix(translationApi)
