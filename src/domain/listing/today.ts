import { eveningFrom, type StartSpan, startsOn, usually } from '#domain/catalogue/availability.ts'
import type { Experience } from '#domain/catalogue/experience.ts'
import { memoizePerWord } from '#domain/data/memoize.ts'
import { startsInOrder } from '#domain/catalogue/starts-in-order.ts'
import { dayOffOn, type DayOff } from '#domain/time/day-off.ts'
import type { Day } from '#domain/time/calendar-day.ts'

/** Something that begins on a day, and when: its starts are in order. */
export interface DayStarts<Item> {
  item: Item
  starts: StartSpan[]
}

/** A start within this many minutes counts as "now". */
export const soonMinutes = 2 * 60

/** Starts of a day by the hour. Of more than `most`, the latest stay: the whole day is in the listing. */
export function startingOn(day: Day, experiences: Experience[], most: number): DayStarts<Experience>[] {
  return latestFirst(day, experiences)
    .slice(0, most)
    .toSorted((a, b) => firstOf(a.starts) - firstOf(b.starts))
}

/** The publisher asks for the same list again after an edit in another province. */
const latestFirst = memoizePerWord((day: Day, experiences: Experience[]): DayStarts<Experience>[] => {
  const last = ({ starts }: DayStarts<Experience>) => starts.at(-1)?.last ?? 0
  return experiences
    .map(item => ({ item, starts: startsInOrder(day, item) }))
    .filter(({ starts }) => starts.length > 0)
    .toSorted((a, b) => last(b) - last(a))
})

/** Experiences that would begin on a day but are closed or sold out. */
export function offOn(day: Day, experiences: Experience[]): { item: Experience; dayOff: DayOff }[] {
  return experiences.flatMap(item => {
    const dayOff = dayOffOn(day, item.daysOff)
    return dayOff !== null && startsOn(day, usually(item)).length > 0 ? [{ dayOff, item }] : []
  })
}

export type DayPart = 'morning' | 'afternoon' | 'night'

/** The minute of the day at which each part begins, the last part first. */
export const dayParts: readonly (readonly [part: DayPart, from: number])[] = [
  ['night', eveningFrom],
  ['afternoon', 14 * 60],
  ['morning', 0]
]

/** The part of the day in which an experience begins first. */
export function dayPartOf(starts: StartSpan[]): DayPart {
  const first = firstOf(starts)
  return dayParts.find(([, from]) => first >= from)?.[0] ?? 'morning'
}

/** With fewer experiences left today than fill two rows of a wide screen, the page goes on with tomorrow. */
export const enoughToday = 8

/** As a page carries them, in minutes from midnight: `570 600-1110`. */
export function writeStarts(starts: StartSpan[]): string {
  return starts.map(({ first, last }) => (first === last ? String(first) : `${first}-${last}`)).join(' ')
}

function firstOf(starts: StartSpan[]): number {
  return Math.min(...starts.map(({ first }) => first))
}
