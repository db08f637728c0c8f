import type { Composition } from 'posters/compositions'
import { distance, type Lab } from 'posters/colour'

/** A page of a listing, the cards on it that may show one drawing, and how near two of the same must not hang. */
const [page, mostOnPage, near] = [48, 3, 3]
/** From this distance on two colours are plainly two to the eye. */
const plainlyApart = 0.12

/** The drawings that fit an experience, the first best; a number from its id alone, which says who chooses first; the province in whose list it hangs. */
export interface Choosing {
  choices: readonly Composition[]
  draw: number
  province: string
}

/**
 * The drawing of each experience of a list, which holds the lists of the provinces: the first of its choices that hangs neither near it nor so often
 * within a page as a page may show it; else the one that disturbs least. Who has fewest choices chooses first, then the draw decides: a change passes on
 * only as long as the draws rise, and no farther where drawings are many.
 */
export function drawingsAlong(list: readonly Choosing[]): Composition[] {
  const hung = new Map<string, number[]>()
  const seats = seatsIn(list)
  const order = seats.toSorted(
    (one, other) => one.choices.length - other.choices.length || one.draw - other.draw
  )
  for (const seat of order) {
    const { choices, places } = seat
    const disturbs = (name: Composition) =>
      places.reduce((sum, [where, place]) => sum + crowd(hung.get(`${where} ${name}`) ?? [], place), 0)
    seat.shows = firstBest(choices, name => -disturbs(name)) ?? seat.shows
    for (const [where, place] of places) {
      const key = `${where} ${seat.shows}`
      hung.set(key, [...(hung.get(key) ?? []), place])
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
 * How much a drawing that hangs at those places would disturb at another: beside it most, and above what a page may show. Twice above is as bad as
 * oftener: where drawings are far too few the hash decides, and a change moves few others.
 */
function crowd(places: readonly number[], place: number): number {
  const within = (reach: number) => places.filter(each => Math.abs(each - place) <= reach).length
  return 4 * within(1) + within(near) + Math.min(2, Math.max(0, within(page - 1) + 1 - mostOnPage))
}

/** The main colours of a drawing in each palette; and a number from its id alone, the palette it begins with and who chooses first. */
export interface ListedPoster {
  colours: readonly (readonly Lab[])[]
  draw: number
}

/**
 * The palette of each poster along a list: from its own draw on the first whose main colours differ from those of its neighbours and, if it can be, of
 * theirs; else the one that differs most. Who chooses first is drawn too, so a change passes on only as long as the draws rise.
 */
export function palettesAlong(list: readonly ListedPoster[]): number[] {
  const palettes = list.map(() => 0)
  const taken = new Map<number, readonly Lab[]>()
  const posters = list.map((poster, place) => ({ ...poster, place }))
  for (const { colours, draw, place } of posters.toSorted((one, other) => one.draw - other.draw)) {
    const around = (reach: number) => [place - reach, place + reach].flatMap(near => taken.get(near) ?? [])
    const [beside, beyond] = [around(1), around(2)]
    const scores = colours.map(own => 10 * gapBetween(own, beside) + gapBetween(own, beyond))
    const turned = colours.map((_, turn) => (draw + turn) % colours.length)
    const palette = firstBest(turned, each => scores[each] ?? 0) ?? 0
    palettes[place] = palette
    taken.set(place, colours[palette] ?? [])
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
