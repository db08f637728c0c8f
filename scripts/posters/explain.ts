import type { Composition } from 'posters/compositions'
import type { PosterSubjectChoice } from '#domain/poster/poster-subject.ts'
import { type Explained, inProvinces } from './catalogue.ts'

/** A page of a listing. */
const cardsOnPage = 48
const maxOnPage = 3

/** So often a drawing hangs in a catalogue whose subjects have enough of them. */
const maxInCatalogue = 2

const reasons: Record<PosterSubjectChoice['source'], string> = {
  category: 'its category',
  document: 'its document',
  keywords: 'its keywords',
  name: 'its name',
  nothing: 'nothing known'
}

/** Sources that say the kind of an experience, not what one does there. */
const fallbacks: readonly PosterSubjectChoice['source'][] = ['category', 'nothing']

/** A line on each experience: what its poster shows, and why. */
export function explainedLines(explained: Explained[]): string[] {
  return explained.map(({ experience: { id }, name, shows, subject: { call, source } }) => {
    const fallback = fallbacks.includes(source) ? '  (fallback)' : ''
    return `${shows.padEnd(18)} ${reasons[source]}${call === null ? '' : `: ${call}`}${fallback} | ${id} | ${name}`
  })
}

/** Summary of the choice: how often each composition comes, the repeats, subjects with too few drawings, and the fallbacks. */
export function summaryLines(explained: Explained[]): string[] {
  const counts = countsOf(explained)
  const listed = explained.filter(
    ({ experience: { isEvent, isHidden, isDestination } }) => !isEvent && !isHidden && !isDestination
  )
  return [
    `${explained.length} experiences, ${counts.size} compositions`,
    `how often: ${[...counts].map(([name, count]) => `${name} ${count}`).join(', ')}`,
    `share a composition with another one: ${[...counts.values()].filter(count => count > 1).reduce((sum, count) => sum + count, 0)}`,
    `subjects with too few drawings for ${maxInCatalogue} each: ${lackingArt(explained).join('; ') || 'none'}`,
    `shared in a province while another one fits: ${needlesslyShared(explained).length}`,
    `more than once on a page of ${cardsOnPage} of the region's listing: ${said(oftenOnAPage(listed, 1))}`,
    `show something wider than what fits best: ${explained.filter(({ shows, subject }) => !subject.fitting.includes(shows)).length}`,
    repeatLine('in the list of all', [explained]),
    repeatLine('in the lists of provinces', inProvinces(explained)),
    repeatLine('in the lists of one category', inCategories(explained)),
    `fell back to its category: ${fellBack(explained).length}`
  ]
}

function said(often: [Composition, number][]): string {
  return often.map(([name, count]) => `${name} ${count}`).join(', ') || 'none'
}

/** Counts what hangs side by side, and what hangs too often on a page, in lists of one kind. */
function repeatLine(where: string, lists: Explained[][]): string {
  const pages = lists.flatMap(pagesOf)
  const often = pages.map(page => oftenOnAPage(page))
  const crowded = often.filter(({ length }) => length > 0).length
  const alike = lists.reduce(
    (sum, list) => sum + list.filter(({ shows }, place) => list[place + 1]?.shows === shows).length,
    0
  )
  const most = Math.max(0, ...pages.flatMap(page => [...countsOf(page).values()]))
  const names = often.flat()
  return `${where}: neighbours alike ${alike}; more than ${maxOnPage} times on a page of ${cardsOnPage}: ${names.length}, on ${crowded} of ${pages.length} pages (at most ${most} times): ${said(names)}`
}

function pagesOf(list: Explained[]): Explained[][] {
  return Array.from({ length: Math.ceil(list.length / cardsOnPage) }, (_, page) =>
    list.slice(page * cardsOnPage, (page + 1) * cardsOnPage)
  )
}

/** Compositions that come more often than that on one page of a list, with their number. */
export function oftenOnAPage(explained: Explained[], most = maxOnPage): [Composition, number][] {
  return pagesOf(explained).flatMap(page => [...countsOf(page)].filter(([, count]) => count > most))
}

/** Subjects of which so many experiences are that their drawings must come more than twice: a list for illustrators. */
export function lackingArt(explained: Explained[]): string[] {
  const subjects = Map.groupBy(explained, ({ subject }) => subject.fitting.join(', '))
  return [...subjects].flatMap(([drawings, those]) =>
    those.length > maxInCatalogue * drawings.split(', ').length
      ? [`${those[0]?.subject.call ?? 'none'}: ${those.length} with ${drawings}`]
      : []
  )
}

/** Compositions that come more than twice although their subject has drawings enough. */
export function needlesslyOften(explained: Explained[]): Composition[] {
  const lacking = new Set(lackingArt(explained).flatMap(line => line.replace(/^.* with /, '').split(', ')))
  return [...countsOf(explained)].flatMap(([name, count]) =>
    count > maxInCatalogue && !lacking.has(name) ? [name] : []
  )
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

function inCategories(explained: Explained[]): Explained[][] {
  const ids = new Set(explained.flatMap(({ experience }) => experience.categoryIds))
  return [...ids].map(id => explained.filter(({ experience }) => experience.categoryIds.includes(id)))
}
