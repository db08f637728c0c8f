import { atom } from 'nanostores'

import { type Remote, remoteOf } from '#domain/data/remote.ts'
import type { DocumentFields } from '#domain/data/document-value.ts'
import type { DocumentPlace, DocumentReference } from '#studio/document/studio-document.ts'
import { type BulkApi, bulkApi } from './bulk.service.ts'
import { type StudioApi, studioApi } from '#studio/shell/studio.service.ts'

/** The document that was deleted last: it can come back as long as the page is open; its versions stay in the database. */
export interface Deleted {
  place: DocumentPlace
  title: string
  fields: DocumentFields
}

type Services = Pick<BulkApi, 'references' | 'remove'> & Pick<StudioApi, 'open' | 'save'>

/** Takes a document away, once it was said what refers to it, and brings it back. */
export function createDeletion(api: Services) {
  const $references = atom<Remote<DocumentReference[]>>({ kind: 'idle' })
  const $deleted = atom<Deleted | null>(null)
  return {
    $deleted,
    $references,
    /** Looks what refers to a document. */
    look: async (place: DocumentPlace): Promise<void> => {
      $references.set({ kind: 'loading' })
      $references.set(remoteOf(await api.references(place)))
    },
    /** The code of what went wrong; null when it is gone. */
    remove: async (place: DocumentPlace, revision: string, title: string): Promise<string | null> => {
      const read = await api.open(place)
      if (read.kind === 'failed') return read.code
      if (read.value.revision !== revision) return 'changed-since'
      const answer = await api.remove({ place, revision })
      if (answer.kind === 'failed') return answer.code
      if (!answer.value) return 'changed-since'
      $deleted.set({ fields: read.value.fields, place, title })
      return null
    },
    /** Whether it is back. */
    restore: async (): Promise<boolean> => {
      const gone = $deleted.get()
      if (gone === null) return false
      const patch = { changed: gone.fields, removed: [] }
      const answer = await api.save({ patch, place: gone.place, revision: null })
      const isBack = answer.kind === 'done' && answer.value.kind === 'saved'
      if (isBack) $deleted.set(null)
      return isBack
    }
  }
}

export const deletion = createDeletion({ ...studioApi, ...bulkApi })
