import { startsOn, type StartSpan, stillPossible, usualStarts } from './availability.ts'
import { addDays, type Clock, type Day, restOfWeek } from './calendar-day.ts'
import type { ListingEntry } from './listing-entry.ts'
import type { DayPart, Length, ListingState } from './listing-state.ts'
import type { OperatingMode } from './mode.ts'

/** Who looks, and when. */
export interface Moment {
  mode: OperatingMode
  now: Clock
}

/** A part of the day ends where the next one begins: minutes from midnight. */
const partSpans = {
  afternoon: { first: 13 * 60, last: 19 * 60 - 1 },
  evening: { first: 19 * 60, last: 24 * 60 - 1 },
  morning: { first: 0, last: 13 * 60 - 1 }
} as const satisfies Record<DayPart, StartSpan>

const shortMinutes = 120
const mediumMinutes = 240

/** Tells of each entry whether it is what was asked for: every kind of filter must agree. The days are worked out once. */
export function matcher(state: ListingState, { mode, now }: Moment): (entry: ListingEntry) => boolean {
  const days = state.when === null ? null : daysOf(state.when, now.day)
  return entry =>
    !entry.hiddenFor.includes(mode) &&
    isInCategories(entry, state.categories) &&
    costs(entry.price, state) &&
    lasts(entry.durationMinutes, state.lengths) &&
    state.access.every(fact => entry.access.includes(fact)) &&
    takesPlace(entry, days, state.dayParts, now)
}

/** Tells of each entry whether it may be what was asked for, because it publishes no times: all else must agree. */
export function askingMatcher(state: ListingState, moment: Moment): (entry: ListingEntry) => boolean {
  if (state.when === null && state.dayParts.length === 0) return () => false
  const isOtherwise = matcher({ ...state, dayParts: [], when: null }, moment)
  return entry => entry.eventDate === null && entry.schedules.length === 0 && isOtherwise(entry)
}

/** The days that are meant, by the calendar of Andalusia. */
function daysOf(when: string, today: Day): Day[] {
  if (when === 'today') return [today]
  if (when === 'tomorrow') return [addDays(today, 1)]
  return when === 'week' ? restOfWeek(today) : [when]
}

function isInCategories(entry: ListingEntry, categories: string[]): boolean {
  return categories.length === 0 || categories.some(category => entry.categories.includes(category))
}

/** What has no published price is in no range, and is not free. A range written the wrong way round is turned. */
function costs(price: number | null, { isFree, price: { from, to } }: ListingState): boolean {
  if (isFree && price !== 0) return false
  if (from === null && to === null) return true
  const [lowest, highest] = [from ?? 0, to ?? Number.POSITIVE_INFINITY].toSorted((a, b) => a - b)
  return price !== null && price >= (lowest ?? 0) && price <= (highest ?? 0)
}

function lasts(minutes: number | null, chosen: Length[]): boolean {
  return chosen.length === 0 || (minutes !== null && chosen.includes(lengthOf(minutes)))
}

function lengthOf(minutes: number): Length {
  if (minutes <= shortMinutes) return 'short'
  return minutes <= mediumMinutes ? 'medium' : 'long'
}

/** Day and part of the day must hold for the same start: Saturday mornings are not found under Saturday evening. */
function takesPlace(entry: ListingEntry, days: Day[] | null, parts: DayPart[], now: Clock): boolean {
  if (days === null) return parts.length === 0 || isInPart(usualStarts(entry), parts)
  return days.some(day => isInPart(stillPossible(day, startsOn(day, entry), now), parts))
}

function isInPart(spans: StartSpan[], parts: DayPart[]): boolean {
  if (parts.length === 0) return spans.length > 0
  return spans.some(span =>
    parts.some(part => span.first <= partSpans[part].last && span.last >= partSpans[part].first)
  )
}
