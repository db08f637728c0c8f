import { jsonOf } from 'site-checks'
import type { HTMLElement } from 'node-html-parser'
import { experiencesIn } from '#contract/published/catalogue.ts'
import { memoizeWeak } from '#domain/data/memoize.ts'
import { wordsFor } from '#i18n/text/words.ts'
import { pathOf } from '../addresses.ts'
import type { PageCheck } from '../check.ts'
import { partsOf } from '../feeds/catalogue.ts'
import { type Page, routeOf } from '../page.ts'
import type { Site } from '../site.ts'

export const featuredCheck: PageCheck = {
  check: featuredFaults,
  id: 'P6',
  name: 'what the catalogue features says so on its page and on every card, and nothing else does'
}

/** Says whether the catalogue puts an experience before others, by the route of its page. What is hidden is not in the catalogue. */
const featuredIn = memoizeWeak(
  (site: Site) =>
    new Map(
      partsOf(site)
        .flatMap(at => experiencesIn(jsonOf(site, at)))
        .map(({ isFeatured, url }) => [pathOf(url) ?? url, isFeatured])
    )
)

function featuredFaults(page: Page, site: Site): string[] {
  const word = wordsFor(page.locale).t('card.featured')
  const untrue = [...cardsOf(page), ...detailOf(page)].flatMap(({ place, route }) => {
    const isFeatured = featuredIn(site).get(route)
    const saysSo = saysIn(place, word)
    if (isFeatured === undefined || isFeatured === saysSo) return []
    return [`${isFeatured ? 'Say' : 'Do not say'} «${word}» of ${route}.`]
  })
  return [...untrue, ...badgeFaults(page)]
}

function badgeFaults(page: Page): string[] {
  return cardsOf(page).flatMap(({ place, route }) => {
    const badges = badgesOf(place)
    return badges.length > 1 ? [`Give the card of ${route} one badge: it has ${badges.join(', ')}.`] : []
  })
}

/** Badges that a card shows in the mode in which the page is built: the style sheet hides those of other modes. */
function badgesOf(card: HTMLElement): string[] {
  return card
    .querySelectorAll('.badge')
    .filter(({ attributes }) => attributes['data-icon-in'] === undefined && attributes.hidden === undefined)
    .map(({ text }) => text.trim())
}

function saysIn(place: HTMLElement, word: string): boolean {
  return place.querySelectorAll('span').some(({ text }) => text.trim() === word)
}

interface Shown {
  place: HTMLElement
  route: string
}

function cardsOf({ all }: Page): Shown[] {
  return all('h2', 'h3').flatMap(heading => {
    const place = heading.closest('article')
    const href = heading.querySelector('a')?.getAttribute('href')
    return place === null || href === undefined ? [] : [{ place, route: routeOf(href) }]
  })
}

function detailOf({ all, kind, route }: Page): Shown[] {
  if (kind !== 'detail') return []
  return all('h1').flatMap(heading => {
    const place = heading.closest('header') ?? heading.parentNode
    return place === null ? [] : [{ place, route }]
  })
}
