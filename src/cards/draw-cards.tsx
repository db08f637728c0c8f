import type { CardView, StartsView } from '#domain/listing/cards/card-view.ts'

import { drawNodes } from './draw-nodes.ts'
import { ExperienceCard } from './ExperienceCard.tsx'
import type { Mention } from './MentionRow.tsx'

/** The cards of a filtered list whose own are on other pages, one element for each view. Their hours follow the question: `showCardHours` adds them. */
export function drawCards(views: CardView[], today: StartsView['today']): HTMLElement[] {
  return rowsOf(
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
}

/** Lines of text that name experiences. */
export function drawMentions(mentions: Mention[]): HTMLElement[] {
  return rowsOf(mentions.map(mention => <ExperienceCard key={mention.href} kind="mention" {...mention} />))
}

function rowsOf(cards: Parameters<typeof drawNodes>[0]): HTMLElement[] {
  return drawNodes(cards).filter(node => node instanceof HTMLElement)
}
