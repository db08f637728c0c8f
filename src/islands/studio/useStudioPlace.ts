import { useSyncExternalStore } from 'react'

import { fragmentOf, placeIn, type StudioPlace } from '#domain/studio/studio-place.ts'

/** Where in the studio somebody is, as the address says: so that "back" and a link work. */
export function useStudioPlace(): StudioPlace {
  return placeIn(
    useSyncExternalStore(
      follow,
      () => location.hash,
      () => ''
    )
  )
}

export function goTo(place: StudioPlace): void {
  location.hash = fragmentOf(place)
}

function follow(onChange: () => void): () => void {
  addEventListener('hashchange', onChange)
  return () => removeEventListener('hashchange', onChange)
}
