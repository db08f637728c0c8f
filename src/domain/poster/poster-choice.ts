import type { Composition } from 'posters/compositions'
import { distance, type Lab } from 'posters/colour'

/** The choice looks back over three pages of a listing; what hung in the last half of a page counts once more. */
const [threePages, halfPage] = [144, 24]
/** A drawing that hung oftener is as good as one that hung so often: where all have, the hash decides, and a change moves few others. */
const often = 2
/** From this distance on two colours are plainly two to the eye. */
const plainlyApart = 0.12

/**
 * The drawing of each experience along a list: the first of its choices that hung least often of late. What has no choice hangs before the others, which
 * count it on both sides.
 */
export function drawingsAlong(list: readonly (readonly Composition[])[]): Composition[] {
  const hung = list.map(choices => (choices.length === 1 ? choices[0] : undefined))
  for (const [place, choices] of list.entries()) {
    const times = (name: Composition, reach: number) => {
      const near = hung.slice(Math.max(0, place - reach), place + reach + 1)
      return Math.min(often, near.filter(other => other === name).length)
    }
    hung[place] = firstBest(choices, name => -times(name, threePages) - times(name, halfPage))
  }
  return hung.map(name => name ?? 'pueblo-blanco')
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
