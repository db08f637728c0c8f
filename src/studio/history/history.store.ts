import { atom } from 'nanostores'

import { type Remote, remoteOf } from '#domain/data/remote.ts'
import type { DocumentPlace, DocumentVersion } from '#studio/document/studio-document.ts'
import { type StudioApi, studioApi } from '#studio/shell/studio.service.ts'

/** The versions of a document. */
function createHistory(api: Pick<StudioApi, 'versions'>) {
  const $versions = atom<Remote<DocumentVersion[]>>({ kind: 'idle' })
  return {
    $versions,
    load: async (place: DocumentPlace): Promise<void> => {
      $versions.set({ kind: 'loading' })
      $versions.set(remoteOf(await api.versions(place)))
    }
  }
}

export const history = createHistory(studioApi)
