import type { StartSpan } from '#domain/catalogue/availability.ts'
import { type Coordinates, distanceKm } from '#domain/place/place.ts'

/** How far away it may be, and how much earlier or later it may begin. */
const nearbyKm = 40
const aroundMinutes = 120
const maxPlans = 3

/** Something under a roof, and when it begins on the day. */
export interface IndoorItem {
  position: Coordinates | null
  slug: string
  starts: readonly StartSpan[]
}

export interface PlanB<Item> {
  item: Item
  km: number
  /** When it begins, in minutes from midnight. */
  start: number
}

interface Wanted {
  place: Coordinates
  slug: string
  start: number
  /** Nothing begins before: now, where it is today. */
  earliest: number
}

/** Indoor alternatives nearby at about the same time; nearest first. */
export function plansB<Item extends IndoorItem>(
  { earliest, place, slug, start }: Wanted,
  others: readonly Item[]
): PlanB<Item>[] {
  return others
    .flatMap(item => {
      if (item.slug === slug || item.position === null) return []
      const km = distanceKm(place, item.position)
      const at = km <= nearbyKm ? nearestStart(item.starts, start, earliest) : null
      return at === null ? [] : [{ item, km, start: at }]
    })
    .toSorted((a, b) => a.km - b.km || (a.item.slug < b.item.slug ? -1 : 1))
    .slice(0, maxPlans)
}

/** The start that is nearest to a time, within what counts as the same time; null where there is none. */
function nearestStart(spans: readonly StartSpan[], wanted: number, earliest: number): number | null {
  const starts = spans
    .filter(({ last }) => last >= earliest)
    .map(({ first, last }) => Math.min(Math.max(wanted, first, earliest), last))
    .filter(start => Math.abs(start - wanted) <= aroundMinutes)
    .toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || a - b)
  return starts[0] ?? null
}
