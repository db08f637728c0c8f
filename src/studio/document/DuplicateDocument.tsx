import { useState } from 'react'

import { titleOf } from '#studio/form/values.ts'
import { documents } from '#studio/list/documents.store.ts'
import { NewDocument } from '#studio/list/NewDocument.tsx'
import { useStore } from '#islands/ui/useStore.ts'
import type { StudioTexts } from '#studio/texts.ts'

import type { Editing } from './editing.ts'
import { editor } from './editor.store.ts'

interface Props {
  editing: Editing
  texts: StudioTexts
}

/** Most new documents are a sister of one: a copy of it under another name. */
export function DuplicateDocument({ editing: { fields, place, revision }, texts }: Props) {
  const [isAsking, setAsking] = useState(false)
  const rows = useStore(documents.$lists)[place.collection]?.rows ?? []
  if (revision === null) return null
  const [province = ''] = editor.provinces()
  return (
    <>
      <button
        className="button button-quiet"
        onClick={() => {
          // The ids and names that are taken.
          void documents.need(place.collection)
          setAsking(true)
        }}
        type="button"
      >
        {texts.duplicate}
      </button>
      {isAsking && (
        <NewDocument
          collection={place.collection}
          onClose={() => setAsking(false)}
          rows={rows}
          sister={{ fields, name: titleOf(fields) ?? place.id, province }}
          texts={texts}
        />
      )}
    </>
  )
}
