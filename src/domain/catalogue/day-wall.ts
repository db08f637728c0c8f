import { type StartSpan, startsOn } from './availability.ts'
import type { Card } from './card.ts'
import type { Experience } from './experience.ts'
import { wholeRegion } from '#domain/place/province.ts'
import type { Day } from '#domain/time/calendar-day.ts'

/** Something on the wall of a day. Its starts are in order. */
export interface WallItem {
  province: string
  starts: StartSpan[]
}

export interface NextStart<Item> {
  item: Item
  next: StartSpan
}

/** What a poster of the wall shows, and nothing else: other changes leave the home page as it is. */
export interface WallPoster extends Pick<
  Card,
  | 'colourway'
  | 'id'
  | 'isEvent'
  | 'light'
  | 'motif'
  | 'municipality'
  | 'name'
  | 'photo'
  | 'price'
  | 'provinces'
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

/**
 * What can still begin at a minute of the day, by the hour, one per province where possible. Where one can come at any time, the last moment to come counts.
 * It also runs in the page as part of an inline script: it must be complete in itself.
 */
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
  const isFirstOfProvince = possible.map(
    ({ item }, index) => possible.findIndex(other => other.item.province === item.province) === index
  )
  const firsts = possible.filter((_, index) => isFirstOfProvince[index])
  const others = possible.filter((_, index) => !isFirstOfProvince[index])
  return [...firsts, ...others].slice(0, count).toSorted(byHour)
}

/** What a page has to know to show the wall of a day at any hour: first what it shows in the morning, then what comes up later. */
export function wallOf(day: Day, experiences: Experience[]): (WallItem & { experience: Experience })[] {
  const items = experiences.flatMap(experience => {
    const starts = startsOn(day, experience).toSorted((a, b) => a.last - b.last)
    if (starts.length === 0 || experience.hiddenFor.length > 0) return []
    return [{ experience, province: experience.provinces[0] ?? wholeRegion, starts }]
  })
  const shown = moments.flatMap(minutes => pickStillPossible(items, minutes, postersOnWall))
  return [...new Set(shown.map(({ item }) => item))]
}
