import { atom } from 'nanostores'

import type { StudioCollection, UnpublishedChanges } from '#studio/document/studio-document.ts'
import { type AutosaveApi, autosaveApi } from './autosave.service.ts'
import { editor } from '#studio/document/editor.store.ts'

interface Services {
  api: Pick<AutosaveApi, 'unpublished'>
  /** Settles once what was typed here has been sent. */
  settled: () => Promise<void>
}

/** Who has unpublished changes in the documents of the collection that is shown. */
export function createUnpublished({ api, settled }: Services) {
  const $unpublished = atom<readonly UnpublishedChanges[]>([])
  let shown: StudioCollection | null = null
  return {
    $unpublished,
    /** Where that fails, the list is shown without them. */
    load: async (collection: StudioCollection): Promise<void> => {
      if (shown !== collection) $unpublished.set([])
      shown = collection
      await settled()
      const answer = await api.unpublished(collection)
      if (answer.kind === 'done' && shown === collection) $unpublished.set(answer.value)
    }
  }
}

export const unpublished = createUnpublished({ api: autosaveApi, settled: editor.settled })
