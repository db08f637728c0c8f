import { atom } from 'nanostores'

import { normalize } from '#domain/text/search-words.ts'
import { type DocumentRow, type StudioCollection, studioCollections } from '#domain/studio/studio-document.ts'
import { type StudioApi, studioApi } from '#services/studio/studio-api.ts'

/** The documents of a collection, page by page: what has come can be used while the rest is on its way. */
export interface DocumentList {
  rows: readonly DocumentRow[]
  state: { kind: 'loading' } | { kind: 'ready' } | { kind: 'failed'; code: string }
}

type Lists = Readonly<Partial<Record<StudioCollection, DocumentList>>>

const mostFound = 8

export function createDocuments(api: Pick<StudioApi, 'page'>) {
  const $lists = atom<Lists>({})
  const set = (collection: StudioCollection, list: DocumentList) =>
    $lists.set({ ...$lists.get(), [collection]: list })

  async function load(collection: StudioCollection): Promise<void> {
    if ($lists.get()[collection]?.state.kind === 'loading') return
    const before = $lists.get()[collection]?.rows ?? []
    set(collection, { rows: before, state: { kind: 'loading' } })
    let rows: readonly DocumentRow[] = []
    let after: string | null = null
    do {
      // oxlint-disable-next-line no-await-in-loop -- each page says where the next one begins
      const page: Awaited<ReturnType<StudioApi['page']>> = await api.page(collection, after)
      if (page.kind === 'failed') return set(collection, { rows: before, state: page })
      rows = [...rows, ...page.value.rows]
      after = page.value.next
      // While a list is read again, it stays whole.
      if (rows.length >= before.length) set(collection, { rows, state: { kind: 'loading' } })
    } while (after !== null)
    set(collection, { rows, state: { kind: 'ready' } })
  }

  function rowsOf(collection: string): readonly DocumentRow[] {
    const known = studioCollections.find(name => name === collection)
    return (known && $lists.get()[known]?.rows) ?? []
  }

  return {
    $lists,
    /** The documents whose names or ids hold every word of a text. */
    find: (collection: string, text: string): DocumentRow[] => {
      const words = normalize(text).split(/\s+/)
      const isMeant = ({ id, title }: DocumentRow) =>
        words.every(word => normalize(`${title} ${id}`).includes(word))
      return rowsOf(collection).filter(isMeant).slice(0, mostFound)
    },
    load,
    nameOf: (collection: string, id: string): string | null =>
      rowsOf(collection).find(row => row.id === id)?.title ?? null,
    /** Reads a list that nobody has read yet. */
    need: (collection: StudioCollection) => ($lists.get()[collection] ? Promise.resolve() : load(collection))
  }
}

export const documents = createDocuments(studioApi)
