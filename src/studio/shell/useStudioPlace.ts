import { useSyncExternalStore } from 'react'

import { placeFragment } from './place-memory.view.ts'
import { fragmentOf, placeIn, type StudioPlace } from './studio-place.ts'
import { type TranslationPlace, translationPlaceIn } from '#studio/translation/translation-place.ts'
import { momentIn, proposalIn, type StudioTool, toolIn } from './studio-tool.ts'

/** Where in the studio the person is, as the address says: so that "back" and a link work. */
export function useStudioPlace(): StudioPlace & {
  fragment: string
  /** To which all content is to go back. */
  moment: string | null
  /** The proposal that is to be answered. */
  proposal: string | null
  tool: StudioTool | null
  translation: TranslationPlace
} {
  const fragment = useSyncExternalStore(follow, placeFragment, () => '')
  return {
    ...placeIn(fragment),
    fragment,
    moment: momentIn(fragment),
    proposal: proposalIn(fragment),
    tool: toolIn(fragment),
    translation: translationPlaceIn(fragment)
  }
}

export function goTo(place: StudioPlace): void {
  location.hash = fragmentOf(place)
}

function follow(onChange: () => void): () => void {
  addEventListener('hashchange', onChange)
  return () => removeEventListener('hashchange', onChange)
}
