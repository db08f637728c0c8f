import { textHash } from '#domain/data/random.ts'
import { distance, type Lab } from 'posters/colour'

/** A poster among others in a list. */
export interface ListedPoster {
  id: string
  /** Its main colours in each colourway. */
  colours: readonly (readonly Lab[])[]
}

/** From this distance on two colours are plainly two to the eye. */
const alike = 0.12
/**
 * A poster keeps its own draw when it is no more like those around it than this, and takes the first other colourway that is no more like them than that.
 * Most keep their draw, so few change when a neighbour comes or goes.
 */
const [mayKeep, mayTake] = [0.2, 0.1]
/** Two neighbours that are more alike than this both choose again. */
const mustMend = 0.4
/** Beside each other in every grid; above each other where a grid has two, three or four columns. */
const nearness = [10, 1, 1, 1] as const

/**
 * The colourway of each poster of a list, so that neighbours differ in their main colour. Each takes what its id draws, unless one beside it that
 * drew before has that colour: so the same list has the same colours, and a poster that is added or removed changes few near it and none far away.
 */
export function colourwaysFor(list: readonly ListedPoster[]): Map<string, number> {
  const chosen = new Map<number, number>()
  const places = list
    .map((_, place) => place)
    .toSorted((one, other) => drawAt(list, one) - drawAt(list, other))
  for (const place of places) chosen.set(place, bestAt(place, list, chosen))
  for (const place of places) makeWay(place, list, chosen)
  return new Map(list.map(({ id }, place) => [id, chosen.get(place) ?? 0]))
}

type Chosen = Map<number, number>

/** Two neighbours that are still alike both choose again: when they chose first, not all around them had a colour. */
function makeWay(place: number, list: readonly ListedPoster[], chosen: Chosen): void {
  for (const beside of [place, place + 1, place - 1]) {
    const isAlike = costAt(place, chosen.get(place) ?? 0, list, chosen) > mustMend
    if (isAlike && list[beside]) chosen.set(beside, bestAt(beside, list, chosen))
  }
}

/** The first colourway from its own draw on that is little enough like those around it, else the one that is least like them. */
function bestAt(place: number, list: readonly ListedPoster[], chosen: Chosen): number {
  const count = list[place]?.colours.length ?? 1
  const start = drawAt(list, place) % count
  const candidates = Array.from({ length: count }, (_, turn) => (start + turn) % count)
  let [best, least] = [start, Number.POSITIVE_INFINITY]
  for (const candidate of candidates) {
    const cost = costAt(place, candidate, list, chosen)
    if (cost < least) [best, least] = [candidate, cost]
    if (cost <= (candidate === start ? mayKeep : mayTake)) break
  }
  return best
}

function costAt(place: number, colourway: number, list: readonly ListedPoster[], chosen: Chosen): number {
  const own = list[place]?.colours[colourway] ?? []
  let cost = 0
  for (const [index, weight] of nearness.entries()) {
    for (const around of [place - index - 1, place + index + 1]) {
      const other = list[around]?.colours[chosen.get(around) ?? -1]
      if (other !== undefined) cost += weight * likeness(own, other)
    }
  }
  return cost
}

/** 0 where no main colour of the one comes near any of the other. */
function likeness(own: readonly Lab[], others: readonly Lab[]): number {
  let sum = 0
  for (const one of own) for (const other of others) sum += Math.max(0, alike - distance(one, other))
  return sum / Math.max(1, own.length * others.length)
}

function drawAt(list: readonly ListedPoster[], place: number): number {
  return textHash(`colourway ${list[place]?.id ?? ''}`)
}
