import type { Composition } from 'posters/compositions'
import { distance, type Lab } from 'posters/colour'

/** A page of a listing, the cards on it that may show one drawing, and how near two of the same must not hang. */
const [page, maxOnPage, near] = [48, 3, 3]
/** From this distance on two colours are plainly two to the eye. */
const plainlyApart = 0.12

/** The drawings that fit an experience, the first best; a number from its id alone, which says who chooses first; the province in whose list it hangs. */
export interface Choosing {
  choices: readonly Composition[]
  draw: number
  province: string
}

/**
 * The drawing of each experience of a list, which holds the lists of the provinces: the first of its choices that hangs neither near it nor too often
 * within a page; else the one that disturbs least. Who has fewest choices chooses first, then the draw decides. All look twice: the second time one that
 * hangs too often on the page where it is moves to where others have made room.
 */
export function drawingsAlong(list: readonly Choosing[]): Composition[] {
  const hung = new Map<string, Set<number>>()
  const seats = seatsIn(list)
  const order = seats.toSorted(
    (one, other) => one.choices.length - other.choices.length || one.draw - other.draw
  )
  for (const [turn, seat] of [...order, ...order].entries()) {
    const { choices, places } = seat
    const isLast = turn >= order.length
    for (const [where, place] of places) hung.get(`${where} ${seat.shows}`)?.delete(place)
    const disturbs = (name: Composition) =>
      places.reduce((sum, [where, place]) => sum + crowd(hung.get(`${where} ${name}`), place, isLast), 0)
    const wanted = [seat.shows, ...choices]
    const free = wanted.find(name => disturbs(name) === 0)
    seat.shows = free ?? firstBest(wanted, name => -disturbs(name)) ?? seat.shows
    for (const [where, place] of places) {
      const key = `${where} ${seat.shows}`
      hung.set(key, (hung.get(key) ?? new Set()).add(place))
    }
  }
  return seats.map(({ shows }) => shows)
}

/** Where each experience hangs in the list of all and in that of its province. */
function seatsIn(list: readonly Choosing[]) {
  const lengths = new Map<string, number>()
  return list.map(choosing => {
    const places = ['all', choosing.province].map((where): [string, number] => {
      const place = lengths.get(where) ?? 0
      lengths.set(where, place + 1)
      return [where, place]
    })
    return { ...choosing, places, shows: choosing.choices[0] ?? 'pueblo-blanco' }
  })
}

/**
 * How much a drawing that hangs at those places would disturb at another: beside it most. Still oftener on a page is no worse: where drawings are far too
 * few the hash decides, and a change moves few others.
 */
function crowd(places: ReadonlySet<number> | undefined, place: number, isLast: boolean): number {
  const around = [...(places ?? [])].filter(each => Math.abs(each - place) < page)
  const within = (reach: number) => around.filter(each => Math.abs(each - place) <= reach).length
  // A page may begin at any card until the last look: one card that comes or goes moves all pages.
  const starts = isLast ? [place - (place % page)] : [...around, place].filter(start => start <= place)
  const onPage = (start: number) => around.filter(each => each >= start && each < start + page).length
  const isOften = around.length >= maxOnPage && starts.some(start => onPage(start) >= maxOnPage)
  return 4 * within(1) + within(near) + Number(isOften)
}

/** The main colours of a drawing in each palette; and a number from its id alone: the palette it begins with, and who of two neighbours gives way. */
export interface ListedPoster {
  colours: readonly (readonly Lab[])[]
  draw: number
}

/** So often each poster looks at what its neighbours wear: an edit changes the colours of none that hangs farther away. */
const looks = 2

/**
 * The palette of each poster along a list: its draw; where a neighbour of a smaller draw wears much the same, the next one that differs from both
 * neighbours; else the one that differs most.
 */
export function palettesAlong(list: readonly ListedPoster[]): number[] {
  let palettes = list.map(({ colours, draw }) => draw % colours.length)
  for (let look = 0; look < looks; look += 1) {
    const worn = list.map(({ colours }, place) => colours[palettes[place] ?? 0] ?? [])
    const wornAt = (places: readonly number[]) => places.flatMap(place => worn[place] ?? [])
    palettes = list.map(({ colours, draw }, place) => {
      const beside = [place - 1, place + 1]
      const before = beside.filter(near => (list[near]?.draw ?? draw) < draw)
      const palette = palettes[place] ?? 0
      if (gapBetween(worn[place] ?? [], wornAt(before)) === plainlyApart) return palette
      const turned = colours.map((_, turn) => (draw + turn) % colours.length)
      return firstBest(turned, each => gapBetween(colours[each] ?? [], wornAt(beside))) ?? palette
    })
  }
  return palettes
}

/** How far the nearest two of their colours are apart; more than plainly does not count. */
function gapBetween(colours: readonly Lab[], others: readonly Lab[]): number {
  let gap = plainlyApart
  for (const one of colours) for (const other of others) gap = Math.min(gap, distance(one, other))
  return gap
}

function firstBest<Item>(items: readonly Item[], score: (item: Item) => number): Item | undefined {
  const scores = items.map(score)
  return items[scores.indexOf(Math.max(...scores))]
}
