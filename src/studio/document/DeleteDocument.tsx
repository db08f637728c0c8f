import { useState } from 'react'

import type { Editing } from './editing.ts'
import { titleOf } from '#studio/form/values.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import { ConfirmDialog } from '#islands/ui/ConfirmDialog.tsx'
import { goTo } from '#studio/shell/useStudioPlace.ts'
import { useStore } from '#islands/ui/useStore.ts'
import { deletion } from '#studio/bulk/deletion.store.ts'
import { planFor } from '#studio/plans/plan.ts'
import { plans } from '#studio/plans/plans.store.ts'
import { editor } from './editor.store.ts'
import type { StudioTexts } from '#studio/texts.ts'

interface Props {
  editing: Editing
  texts: StudioTexts
}

/** Takes a document away, once it was said what refers to it. */
export function DeleteDocument({ editing: { fields, place, revision }, texts }: Props) {
  const [isAsking, setAsking] = useState(false)
  const references = useStore(deletion.$references)
  const change = planFor(useStore(plans.$plans), { action: 'change', place })
  const title = titleOf(fields) ?? place.id
  if (revision === null) return null
  const { deletion: words } = texts
  const failures: Readonly<Record<string, string>> = words.problem
  const found = references.kind === 'ready' ? references.value : []
  return (
    <>
      <button
        className="button button-quiet"
        onClick={() => {
          void deletion.look(place)
          setAsking(true)
        }}
        type="button"
      >
        {words.button}
      </button>
      {isAsking && (
        <ConfirmDialog
          cancel={texts.cancel}
          confirm={words.button}
          confirming={texts.save.saving}
          heading={interpolate(words.title, { name: title })}
          note={words.note}
          onClose={() => setAsking(false)}
          onConfirm={async () => {
            const code = await deletion.remove(place, revision, title)
            if (code !== null) return failures[code] ?? texts.save.failed
            editor.discard()
            goTo({ collection: place.collection, id: null, isNew: false })
            return null
          }}
          subject={[
            change !== null && words.plannedChange,
            references.kind === 'loading' && texts.loading,
            references.kind === 'failed' && words.notKnown,
            references.kind === 'ready' && (found.length === 0 ? words.noReferences : words.references),
            ...found.map(({ collection, title: name }) => `${collection}: ${name}`)
          ].filter(line => line !== false)}
        />
      )}
    </>
  )
}
