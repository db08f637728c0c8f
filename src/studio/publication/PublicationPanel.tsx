import { useEffect } from 'react'

import { useStore } from '#islands/ui/useStore.ts'
import { publicationControl } from './publication-control.store.ts'

import { PublicationView, type PublicationViewProps } from './PublicationView.tsx'

interface Props extends Pick<PublicationViewProps, 'isHeld' | 'language' | 'texts'> {
  onDecided: () => void
}

/** How publications stand, and what administrators decide about them. */
export function PublicationPanel({ onDecided, ...props }: Props) {
  const control = useStore(publicationControl.$control)
  useEffect(() => void publicationControl.load(), [])
  if (control.kind !== 'ready') return null
  return (
    <PublicationView
      {...props}
      control={control.value}
      onDecide={async decision => {
        const isSo = await publicationControl.decide(decision)
        if (isSo) onDecided()
        return isSo
      }}
    />
  )
}
