import type { Composition } from 'posters/compositions'

import { type RegionPoster, createProvinceVariety } from './poster-provinces.ts'

/** As many cards as a page of a listing has, and how often one composition may come among them while another one fits. */
const [cardsInView, mostInView] = [48, 3]
/** The cards before that stand beside one or nearly so. */
const beside = 3

/**
 * The same choice with less of one kind in a row: along the list, what stands beside itself, or came three times among the cards before, gives way to
 * what fits and has room there. Where nothing has, nothing moves: of many alike one page changes when one goes.
 */
export function spreadAlong(
  list: readonly RegionPoster[],
  chosen: ReadonlyMap<string, Composition>
): Map<string, Composition> {
  const { mayShow, show, shown } = createProvinceVariety(list, chosen)
  const inView = new Map<Composition, number>()
  for (const [place, card] of list.entries()) {
    const near = list.slice(Math.max(0, place - beside), place).map(other => shown.get(other.id))
    count(inView, shown.get(list[place - 1]?.id ?? ''), 1)
    count(inView, shown.get(list[place - cardsInView]?.id ?? ''), -1)
    const excess = (name: Composition) =>
      Math.max(0, (inView.get(name) ?? 0) - mostInView + 1) + (near.includes(name) ? cardsInView : 0)
    const own = shown.get(card.id)
    if (own === undefined || excess(own) === 0) continue
    const better = card.choices.find(name => excess(name) === 0 && mayShow(card, name))
    if (better !== undefined) show(card, better)
  }
  return shown
}

/**
 * The same choice, mended page by page: where a composition comes more than three times and the page can be arranged so that none does, cards of it give way, also
 * by a chain of others that make room. A page that cannot stays as it is, so an experience that comes or goes moves little on pages that have too many alike.
 */
export function mendPages(
  list: readonly RegionPoster[],
  chosen: ReadonlyMap<string, Composition>
): Map<string, Composition> {
  const provinces = createProvinceVariety(list, chosen)
  for (let first = 0; first < list.length; first += cardsInView) {
    const page = list.slice(first, first + cardsInView)
    const before = page.map(({ id }) => provinces.shown.get(id))
    const often = countsOn(page, provinces.shown)
    if (!hasTooMany(often)) continue
    for (const [place, { id }] of page.entries()) {
      const own = provinces.shown.get(id)
      if (own !== undefined && (often.get(own) ?? 0) > mostInView)
        giveWay({ ...provinces, often, page }, place, new Set([own]))
    }
    if (hasTooMany(often)) for (const [place, card] of page.entries()) provinces.show(card, before[place])
  }
  return provinces.shown
}

interface Page extends ReturnType<typeof createProvinceVariety> {
  /** How often each comes on it. */
  often: Map<Composition, number>
  page: readonly RegionPoster[]
}

/** Shows something else at a place, if need be once another card has given way. `asked`: what was asked for room already. */
function giveWay(on: Page, place: number, asked: Set<Composition>): boolean {
  const { mayShow, often, page, show, shown } = on
  const card = page[place]
  const own = card && shown.get(card.id)
  if (card === undefined || own === undefined) return false
  const neighbours = [page[place - 1], page[place + 1]].map(other => other && shown.get(other.id))
  const open = card.choices
    .filter(name => name !== own && !asked.has(name) && !neighbours.includes(name) && mayShow(card, name))
    .toSorted((one, other) => (often.get(one) ?? 0) - (often.get(other) ?? 0))
  const better = open.find(name => {
    if ((often.get(name) ?? 0) < mostInView) return true
    const isNew = !asked.has(name)
    asked.add(name)
    return isNew && page.some((other, at) => shown.get(other.id) === name && giveWay(on, at, asked))
  })
  if (better === undefined) return false
  count(often, own, -1)
  count(often, better, 1)
  show(card, better)
  return true
}

type Counts = Map<Composition, number>

function countsOn(page: readonly RegionPoster[], shown: ReadonlyMap<string, Composition>): Counts {
  const counts: Counts = new Map()
  for (const { id } of page) count(counts, shown.get(id), 1)
  return counts
}

function hasTooMany(often: Counts): boolean {
  return [...often.values()].some(times => times > mostInView)
}

function count(counts: Counts, name: Composition | undefined, by: number): void {
  if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + by)
}
