import { useState } from 'react'

import type { StudioCollection } from '#studio/document/studio-document.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import { useStore } from '#islands/ui/useStore.ts'
import { deletion } from '#studio/bulk/deletion.store.ts'
import { documents } from './documents.store.ts'
import type { StudioTexts } from '#studio/texts.ts'

interface Props {
  collection: StudioCollection
  texts: StudioTexts
}

/** The last deletion, with undo. */
export function DeletedStrip({ collection, texts }: Props) {
  const deleted = useStore(deletion.$deleted)
  const [isFailed, setFailed] = useState(false)
  if (deleted === null || deleted.place.collection !== collection) return null
  const restore = async () => {
    const isBack = await deletion.restore()
    setFailed(!isBack)
    if (isBack) await documents.load(collection)
  }
  return (
    <div className="studio-offer" role="status">
      <p>{interpolate(texts.deletion.done, { name: deleted.title })}</p>
      {isFailed && <p className="field-error">{texts.deletion.notBack}</p>}
      <button className="button button-quiet" onClick={() => void restore()} type="button">
        {texts.bulk.undo}
      </button>
    </div>
  )
}
