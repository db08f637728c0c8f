import { useEffect } from 'react'

import { uploadedFile } from '#domain/data/picture-file.ts'
import type { Fields } from '#studio/document/patch.ts'
import { addressOf } from './photo-list.ts'
import type { PhotoUse } from './photo-use.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import type { Speech } from '#studio/form/field-props.view.ts'
import { ConfirmDialog } from '#islands/ui/ConfirmDialog.tsx'
import { useStore } from '#islands/ui/useStore.ts'
import { photoUploads } from './photo-uploads.store.ts'
import type { StudioTexts } from '#studio/texts.ts'

interface Props {
  experience: string | null
  index: number
  onClose: () => void
  onRemove: () => void
  photo: Fields
  speech: Speech
}

/** Says where a photograph stands before it is taken out. */
export function RemovePhoto({ experience, index, onClose, onRemove, photo, speech: { texts } }: Props) {
  const url = addressOf(photo)
  const isStored = experience !== null && uploadedFile(url) !== null
  useEffect(() => {
    if (isStored) void photoUploads.look(experience, url)
  }, [experience, isStored, url])
  const use = useStore(photoUploads.$use)
  const { removal: words } = texts.photos
  const lines = [index === 0 ? words.pageAndCards : words.page]
  if (isStored && use.kind === 'loading') lines.push(texts.loading)
  if (isStored && use.kind === 'failed') lines.push(words.notKnown)
  if (isStored && use.kind === 'ready') lines.push(...elsewhere(use.value, experience, texts))
  return (
    <ConfirmDialog
      cancel={texts.cancel}
      confirm={texts.remove}
      confirming={texts.remove}
      heading={interpolate(words.title, { number: index + 1 })}
      note={words.note}
      onClose={onClose}
      onConfirm={async () => {
        onRemove()
        return Promise.resolve(null)
      }}
      subject={lines}
    />
  )
}

/** The other experiences with it, and whether they are online; and what waits with it. */
function elsewhere(
  { experiences, proposals }: PhotoUse,
  own: string,
  { photos: { removal: words }, states }: StudioTexts
): string[] {
  const others = experiences.filter(({ id }) => id !== own)
  const named = others.map(({ isFirst, state, title }) =>
    interpolate(isFirst ? words.otherFirst : words.other, { state: states[state], title })
  )
  return [
    ...(others.length === 0 ? [words.nobody] : [words.others, ...named]),
    ...(proposals > 0 ? [interpolate(words.proposals, { count: proposals })] : [])
  ]
}
