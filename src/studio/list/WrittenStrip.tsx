import { Suspense, useEffect } from 'react'

import { bulk } from '#studio/bulk/bulk.store.ts'
import type { StudioCollection } from '#studio/document/studio-document.ts'
import type { StudioLanguage } from '#studio/form/field-props.view.ts'
import { lazyPart } from '#studio/shell/lazy-part.tsx'
import { useStore } from '#islands/ui/useStore.ts'
import type { StudioTexts } from '#studio/texts.ts'

const BulkProgress = lazyPart(async () => (await import('#studio/bulk/BulkProgress.tsx')).BulkProgress)

interface Props {
  collection: StudioCollection
  language: StudioLanguage
  texts: StudioTexts
}

/** The last change of chosen documents, with undo: also once its dialog is closed, and when its editor comes back. */
export function WrittenStrip({ collection, language, texts }: Props) {
  const state = useStore(bulk.$bulk)
  useEffect(() => void bulk.remember(), [])
  if (state.kind !== 'writing' && (state.kind !== 'written' || state.collection !== collection)) return null
  return (
    <div className="studio-offer">
      <Suspense fallback={<p role="status">{texts.loading}</p>}>
        <BulkProgress {...{ bulk, language, texts }} />
      </Suspense>
    </div>
  )
}
