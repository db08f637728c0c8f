import { atom } from 'nanostores'

import type { StudioCollection } from '#domain/studio/studio-document.ts'
import type { DocumentTexts } from '#domain/studio/translation/document-texts.ts'
import type { TranslationRow } from '#domain/studio/translation/matrix.ts'
import { countsOf } from '#domain/studio/translation/translated-text.ts'
import { type TranslationApi, translationApi } from '#services/studio/translation/translation-api.ts'

/** The documents of a collection with what is missing in them, page by page. */
export interface MatrixList {
  rows: readonly TranslationRow[]
  state: { kind: 'loading' } | { kind: 'ready' } | { kind: 'failed'; code: string }
}

type Lists = Readonly<Partial<Record<StudioCollection, MatrixList>>>

/** What is missing where. */
export function createMatrix(api: Pick<TranslationApi, 'page'>) {
  const $matrix = atom<Lists>({})
  const set = (collection: StudioCollection, list: MatrixList) =>
    $matrix.set({ ...$matrix.get(), [collection]: list })

  async function load(collection: StudioCollection): Promise<void> {
    if ($matrix.get()[collection]?.state.kind === 'loading') return
    const before = $matrix.get()[collection]?.rows ?? []
    set(collection, { rows: before, state: { kind: 'loading' } })
    let rows: readonly TranslationRow[] = []
    let after: string | null = null
    do {
      // oxlint-disable-next-line no-await-in-loop -- each page says where the next one begins
      const page: Awaited<ReturnType<TranslationApi['page']>> = await api.page(collection, after)
      if (page.kind === 'failed') return set(collection, { rows: before, state: page })
      rows = [...rows, ...page.value.rows]
      after = page.value.next
      // While a list is read again, it stays whole.
      if (rows.length >= before.length) set(collection, { rows, state: { kind: 'loading' } })
    } while (after !== null)
    set(collection, { rows, state: { kind: 'ready' } })
  }

  return {
    $matrix,
    load,
    /** Reads collections that nobody has read yet, one after the other. */
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
