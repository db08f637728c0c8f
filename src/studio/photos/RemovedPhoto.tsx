import { useEffect, useRef } from 'react'

import type { Speech } from '#studio/form/field-props.view.ts'

interface Props {
  onUndo: () => void
  speech: Speech
}

/** A photograph was taken out, and comes back with one press. */
export function RemovedPhoto({ onUndo, speech: { texts } }: Props) {
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => undo.current?.focus(), [])
  return (
    <p className="studio-photo-removed" role="status">
      {texts.photos.removed}{' '}
      <button className="button button-quiet" onClick={onUndo} ref={undo} type="button">
        {texts.photos.undo}
      </button>
    </p>
  )
}
