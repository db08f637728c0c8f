import { atom } from 'nanostores'

import type { Address } from '#services/site/address.ts'

/** How many cards are shown at first, and added each time: as many as a page has at most. */
export const cardsPerStep = 48

/** How far a long list is unfolded and read. The step of the history keeps it for the way back. */
export function createListPlace(address: Pick<Address, 'keepPlace' | 'place'>) {
  const $cardCount = atom(cardsPerStep)
  let topToReturnTo: number | null = null
  return {
    $cardCount,
    begin: () => $cardCount.set(cardsPerStep),
    /** A list without late cards is restored by the browser. */
    keep: (top: number) => {
      const cards = $cardCount.get()
      if (cards > cardsPerStep) address.keepPlace({ cards, top })
    },
    restore: () => {
      const kept = address.place()
      topToReturnTo = kept?.top ?? null
      $cardCount.set(kept?.cards ?? cardsPerStep)
    },
    showMore: () => $cardCount.set($cardCount.get() + cardsPerStep),
    /** Where the visitor was on this step of the history: once, and null where the browser knows it. */
    takeTop: () => {
      const top = topToReturnTo
      topToReturnTo = null
      return top
    }
  }
}
