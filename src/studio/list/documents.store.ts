import { normalize } from '#domain/text/search-words.ts'
import {
  type DocumentRow,
  type StudioCollection,
  studioCollections
} from '#studio/document/studio-document.ts'
import { type StudioApi, studioApi } from '#studio/shell/studio.service.ts'

import { createPagedLists, type PagedList } from './paged-lists.store.ts'

/** The documents of a collection. */
export type DocumentList = PagedList<DocumentRow>

const maxFound = 8

export function createDocuments(api: Pick<StudioApi, 'page'>) {
  const { $lists, load, set } = createPagedLists(api.page)

  function rowsOf(collection: string): readonly DocumentRow[] {
    const known = studioCollections.find(name => name === collection)
    return (known && $lists.get()[known]?.rows) ?? []
  }

  return {
    $lists,
    /** Takes rows away before the list is read again. */
    drop: (collection: StudioCollection, ids: readonly string[]): void => {
      const list = $lists.get()[collection]
      if (list) set(collection, { ...list, rows: list.rows.filter(({ id }) => !ids.includes(id)) })
    },
    /** The documents whose names or ids hold every word of a text. */
    find: (collection: string, text: string): DocumentRow[] => {
      const words = normalize(text).split(/\s+/)
      const isMeant = ({ id, title }: DocumentRow) =>
        words.every(word => normalize(`${title} ${id}`).includes(word))
      return rowsOf(collection).filter(isMeant).slice(0, maxFound)
    },
    load,
    nameOf: (collection: string, id: string): string | null =>
      rowsOf(collection).find(row => row.id === id)?.title ?? null,
    /** Reads a list that is not read yet. */
    need: (collection: StudioCollection) => ($lists.get()[collection] ? Promise.resolve() : load(collection))
  }
}

export const documents = createDocuments(studioApi)
