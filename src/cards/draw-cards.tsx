import type { CardView, StartsView } from '#domain/listing/cards/card-view.ts'

import { drawNodes } from './draw-nodes.ts'
import { ExperienceCard } from './ExperienceCard.tsx'

/** The cards of a filtered list whose own are on other pages, one element for each view. Their hours follow the question: `showCardHours` adds them. */
export function drawCards(views: CardView[], today: StartsView['today']): HTMLElement[] {
  const cards = views.map(view => (
    <ExperienceCard
      isAnchor
      kind="card"
      level={2}
      starts={{ starts: [], today }}
      view={view}
      key={view.slug}
    />
  ))
  return drawNodes(cards).filter(card => card instanceof HTMLElement)
}
