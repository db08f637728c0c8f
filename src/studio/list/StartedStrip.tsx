import { startedOnly } from '#studio/autosave/autosave.ts'
import type { DocumentRow, StudioCollection } from '#studio/document/studio-document.ts'
import { fragmentOf } from '#studio/shell/studio-place.ts'
import { useStore } from '#islands/ui/useStore.ts'
import { unpublished } from '#studio/autosave/unpublished.store.ts'
import type { StudioTexts } from '#studio/texts.ts'

interface Props {
  collection: StudioCollection
  rows: readonly DocumentRow[]
  texts: StudioTexts
}

/** The way back to new documents that were begun, perhaps on another device, and never saved. */
export function StartedStrip({ collection, rows, texts }: Props) {
  const started = startedOnly(rows, useStore(unpublished.$unpublished))
  if (started.length === 0) return null
  return (
    <p className="studio-offer">
      {texts.unpublished.started}{' '}
      {started.map(({ id }) => (
        <a href={fragmentOf({ collection, id, isNew: true })} key={id}>
          {id}
        </a>
      ))}
    </p>
  )
}
