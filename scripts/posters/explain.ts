import type { Composition } from 'posters/compositions'
import type { PosterSource } from '#domain/poster/poster-subject.ts'
import { type Explained, inProvinces } from './catalogue.ts'

/** A page of a listing. */
const cardsOnPage = 48
const mostOnPage = 3

const reasons: Record<PosterSource, string> = {
  category: 'its category',
  document: 'its document',
  event: 'an event',
  indoor: 'indoors',
  keywords: 'its keywords',
  motif: 'the motif of its category',
  name: 'its name',
  nothing: 'nothing known'
}

/** Sources that say the kind of an experience, not what one does there. */
const fallbacks: readonly PosterSource[] = ['category', 'event', 'indoor', 'motif', 'nothing']

/** A line on each experience: what its poster shows, and why. */
export function explainedLines(explained: Explained[]): string[] {
  return explained.map(({ experience: { id }, name, shows, subject: { rule, source } }) => {
    const fallback = fallbacks.includes(source) ? '  (fallback)' : ''
    return `${shows.padEnd(18)} ${reasons[source]}${rule === null ? '' : `: ${rule}`}${fallback} | ${id} | ${name}`
  })
}

/** Summary of the choice: how often each composition comes, the repeats, and the fallbacks. */
export function summaryLines(explained: Explained[]): string[] {
  const counts = countsOf(explained)
  const often = oftenOnAPage(explained)
  const pages = pagesOf(explained)
  return [
    `${explained.length} experiences, ${counts.size} compositions`,
    `how often: ${[...counts].map(([name, count]) => `${name} ${count}`).join(', ')}`,
    `shared in a province while another one fits: ${needlesslyShared(explained).length}`,
    `neighbours in a list of a province that show the same: ${alike(explained)} of ${explained.length}`,
    `more than ${mostOnPage} times on a page of ${cardsOnPage} of all: ${often.map(([name, count]) => `${name} ${count}`).join(', ') || 'none'}`,
    `pages of these on which so many are alike that something must come oftener: ${pages.filter(page => oftenOnAPage(page).length > 0 && !hasRoom(page)).length} of ${pages.filter(page => oftenOnAPage(page).length > 0).length}`,
    `fell back to category, room or event: ${fellBack(explained).length}`
  ]
}

/** Compositions that come more than three times on one page of a list of all, with their number. */
export function oftenOnAPage(explained: Explained[]): [Composition, number][] {
  return pagesOf(explained).flatMap(page => [...countsOf(page)].filter(([, count]) => count > mostOnPage))
}

function pagesOf(explained: Explained[]): Explained[][] {
  return Array.from({ length: Math.ceil(explained.length / cardsOnPage) }, (_, page) =>
    explained.slice(page * cardsOnPage, (page + 1) * cardsOnPage)
  )
}

/** Whether a page could be arranged so that no composition comes more than three times: else its catalogue does not allow it. */
export function hasRoom(page: readonly Explained[]): boolean {
  const held = new Map<Composition, Explained[]>()
  const hang = (card: Explained, tried: Set<Composition>): boolean =>
    card.subject.fitting.some(name => {
      if (tried.has(name)) return false
      tried.add(name)
      const holders = held.get(name) ?? []
      const place =
        holders.length < mostOnPage ? holders.length : holders.findIndex(other => hang(other, tried))
      if (place === -1) return false
      held.set(name, [...holders.slice(0, place), card, ...holders.slice(place + 1)])
      return true
    })
  return page.every(card => hang(card, new Set()))
}

/** Experiences whose words call no composition. */
export function fellBack(explained: Explained[]): Explained[] {
  return explained.filter(({ subject }) => fallbacks.includes(subject.source))
}

function countsOf(explained: Explained[]): Map<Composition, number> {
  const counts = new Map<Composition, number>()
  for (const { shows } of explained) counts.set(shows, (counts.get(shows) ?? 0) + 1)
  return new Map([...counts].toSorted(([, one], [, other]) => other - one))
}

/** Experiences that share a composition with another one of their province although a fitting one is free. */
export function needlesslyShared(explained: Explained[]): Explained[] {
  return inProvinces(explained).flatMap(own => {
    const counts = countsOf(own)
    return own.filter(
      ({ shows, subject }) => (counts.get(shows) ?? 0) > 1 && subject.fitting.some(name => !counts.has(name))
    )
  })
}

function alike(explained: Explained[]): number {
  return inProvinces(explained).reduce(
    (sum, own) => sum + own.filter(({ shows }, place) => own[place + 1]?.shows === shows).length,
    0
  )
}
