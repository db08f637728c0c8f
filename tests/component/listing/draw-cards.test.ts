import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { drawCards, drawMentions } from '#cards/draw-cards.tsx'
import { EmbedCard } from '#cards/EmbedCard.tsx'
import { ExperienceCard } from '#cards/ExperienceCard.tsx'
import { drawNodes } from '#cards/draw-nodes.ts'
import { cardViewIn } from '#components/listing/card-views.ts'
import { cardOf } from '#domain/catalogue/card.ts'
import type { CardView } from '#domain/listing/cards/card-view.ts'
import { wordsFor } from '#i18n/text/words.ts'

import { anExperience } from '../../fixtures/builders.ts'

const words = wordsFor('de')

const views = [
  cardViewIn(
    words,
    cardOf(
      anExperience({
        durationMinutes: 90,
        iconIn: ['rentacar'],
        id: 'a',
        isVip: true,
        municipality: 'Nerja',
        name: { es: '<b>Un paseo</b>' },
        nextDayOff: { from: '2026-11-27', reason: 'sold-out', until: '2026-11-27' },
        tagline: { de: 'Mit Blick' }
      }),
      null
    ),
    []
  ),
  cardViewIn(
    words,
    cardOf(anExperience({ hiddenFor: ['rentacar'], id: 'b', priceFrom: { kind: 'free' } }), null),
    []
  )
]

function prerendered(view: CardView): Element | null {
  const list = document.createElement('ul')
  const starts = { starts: [], today: 'heute' }
  list.innerHTML = renderToStaticMarkup(
    createElement(ExperienceCard, { isAnchor: true, kind: 'card', level: 2, starts, view })
  )
  return list.firstElementChild
}

test('the browser draws the cards that the build draws, one element for each', () => {
  const drawn = drawCards(views, 'heute')
  expect(drawn).toHaveLength(2)
  for (const [place, view] of views.entries()) {
    expect(drawn[place]?.isEqualNode(prerendered(view))).toBe(true)
    expect(drawn[place]?.dataset.slug).toBe(view.slug)
  }
})

test('a drawn card may be moved to any list, and the next ones are drawn apart from it', () => {
  const list = document.createElement('ul')
  list.replaceChildren(...drawCards(views, 'heute'))
  expect(drawCards(views.slice(0, 1), 'heute')).toHaveLength(1)
  expect(list.children).toHaveLength(2)
})

const markupOf = (rows: Node[]) =>
  rows.map(row => (row instanceof Element ? row.outerHTML : row.nodeValue)).join('')

function parsed(markup: string): Node[] {
  const list = document.createElement('ul')
  list.innerHTML = markup
  return [...list.childNodes]
}

test('a line of text that names an experience is that of the build', () => {
  const mention = { href: '/x', name: { language: 'es' as const, text: 'Baño & más' }, note: '16:00' }
  const built = renderToStaticMarkup(createElement(ExperienceCard, { kind: 'mention', ...mention }))
  expect(markupOf(drawMentions([mention]))).toBe(markupOf(parsed(built)))
})

test.each([
  { hours: '10:00', language: 'es', price: '20 €', until: 600 },
  { hours: '', language: '', price: '', until: null }
])('the element on the pages of others draws the card that its frame has: %j', facts => {
  const card = { ...facts, facts: 'Nerja', id: 'a', name: 'Kayak', picture: '/a.svg', url: '/experiencias/a' }
  const rel = 'sponsored noopener'
  const built = renderToStaticMarkup(createElement(ExperienceCard, { card, kind: 'embed', rel }))
  expect(markupOf(drawNodes(EmbedCard({ card, rel })))).toBe(markupOf(parsed(built)))
})
