import type { StartSpan } from './availability.ts'
import type { Card } from './card.ts'
import type { Experience } from './experience.ts'
import { wholeRegion } from '#domain/place/province.ts'
import { clockTimeOf, type Day } from '#domain/time/calendar-day.ts'
import { startsInOrder } from './starts-in-order.ts'

/** Something on the wall of a day. Its starts are in order. */
export interface WallItem {
  /** Composition of the poster; null where none was chosen. */
  motif: string | null
  province: string
  starts: StartSpan[]
}

export interface NextStart<Item> {
  item: Item
  next: StartSpan
}

/** Data that a poster of the wall shows. Any other change leaves the home page as it is. */
export interface WallPoster extends Pick<
  Card,
  | 'paletteVariant'
  | 'id'
  | 'isEvent'
  | 'isVip'
  | 'light'
  | 'motif'
  | 'municipality'
  | 'name'
  | 'photo'
  | 'price'
  | 'provinces'
  | 'rates'
  | 'slug'
> {
  starts: StartSpan[]
}

export interface DayWall {
  day: Day
  posters: WallPoster[]
}

/** How many posters the wall of a day shows at a time. */
export const postersOnWall = 6

/** The wall is chosen for these moments, in minutes from midnight, so that it is full at any hour at which something is left. */
const moments = [0, 11, 13, 15, 17, 18, 19, 20, 21].map(hour => hour * 60)

/** Picks starts that are still possible at a minute of the day, ordered by the hour, where possible one per province and no two posters with the same composition. For open hours the last admission counts. */
export function pickStillPossible<Item extends WallItem>(
  items: Item[],
  minutes: number,
  count: number
): NextStart<Item>[] {
  const byHour = (a: NextStart<Item>, b: NextStart<Item>) => a.next.last - b.next.last
  const possible = items
    .flatMap(item => {
      const next = item.starts.find(({ last }) => last >= minutes)
      return next ? [{ item, next }] : []
    })
    .toSorted(byHour)
  const byProvince = firstsFirst(possible, ({ item }) => item.province)
  return firstsFirst(byProvince, ({ item }) => item.motif ?? item)
    .slice(0, count)
    .toSorted(byHour)
}

/** The first of each kind, and behind them all others. */
function firstsFirst<Item>(items: Item[], kindOf: (item: Item) => unknown): Item[] {
  const firsts = new Map<unknown, Item>()
  for (const item of items) if (!firsts.has(kindOf(item))) firsts.set(kindOf(item), item)
  const isFirst = new Set(firsts.values())
  return [...isFirst, ...items.filter(item => !isFirst.has(item))]
}

/** The wall over the course of its day, as the page carries it: entries joined by `|`. Each has the last time at which it holds, then the positions of its posters in their list; those with a fixed start as `place@start`. The page has nothing to compute: `09:30 0@09:30 3|18:00 3`. */
export function wallTimetable(items: WallItem[]): string {
  const placed = items.map(({ motif, province, starts }, place) => ({ motif, place, province, starts }))
  const untils = [...new Set(items.flatMap(({ starts }) => starts.map(({ last }) => last)))]
  return untils
    .toSorted((a, b) => a - b)
    .map(until => {
      const shown = pickStillPossible(placed, until, postersOnWall).map(({ item, next }) =>
        next.first === next.last ? `${item.place}@${clockTimeOf(next.first)}` : String(item.place)
      )
      return [clockTimeOf(until), ...shown].join(' ')
    })
    .join('|')
}

/** Everything a page needs to show the wall of a day at any hour: first the posters of the morning, then those that come up later. */
export function wallOf(day: Day, experiences: Experience[]): (WallItem & { experience: Experience })[] {
  const items = experiences.flatMap(experience => {
    const starts = startsInOrder(day, experience)
    if (starts.length === 0 || experience.hiddenFor.length > 0) return []
    const { motif, provinces } = experience
    return [{ experience, motif, province: provinces[0] ?? wholeRegion, starts }]
  })
  const shown = moments.flatMap(minutes => pickStillPossible(items, minutes, postersOnWall))
  return [...new Set(shown.map(({ item }) => item))]
}
