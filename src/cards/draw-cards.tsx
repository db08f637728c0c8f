import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

import type { CardView, StartsView } from '#domain/listing/cards/card-view.ts'

import { ExperienceCard } from './ExperienceCard.tsx'

/** The cards of a filtered list whose own are on other pages, one element for each view. Their hours follow the question: `showCardHours` adds them. */
export function drawCards(views: CardView[], today: StartsView['today']): HTMLElement[] {
  const list = document.createElement('ul')
  flushSync(() =>
    createRoot(list).render(
      views.map(view => (
        <ExperienceCard
          isAnchor
          kind="card"
          level={2}
          starts={{ starts: [], today }}
          view={view}
          key={view.slug}
        />
      ))
    )
  )
  return [...list.querySelectorAll<HTMLElement>(':scope > li')]
}
