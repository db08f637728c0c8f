import { type HourTexts, openHoursText, type Timetable } from '#domain/catalogue/availability.ts'
import { lastMomentOf, startsToCome } from '#domain/catalogue/next-starts.ts'
import type { Clock, Day } from '#domain/time/calendar-day.ts'

import { type Cancellable, canStillCancel } from '#domain/listing/filters/cancellation.ts'
import { startsInParts } from '#domain/listing/filters/day-part.ts'
import { daysOf } from '#domain/listing/filters/when.ts'
import type { ListingState } from '#domain/listing/listing-state.ts'

/** When something begins, as its card says it. */
export interface CardHours {
  /** The day of the start; null where the visitor chose the one day that is meant. */
  day: Day | null
  hours: string
  /** Its next start is today, and today is asked for or may be. */
  today: string | null
  /** The last moment to come, as `lastMomentOf` writes it. */
  until: string
}

const maxNamed = 4

/**
 * All hours of the one day that is asked for, else the next start on any of the days that are; null where none is known. Where free cancellation is asked for,
 * those for which it is too late are left out.
 */
export function cardHours(
  entry: Timetable & Cancellable,
  { dayParts, isCancellable, when }: Pick<ListingState, 'dayParts' | 'isCancellable' | 'when'>,
  now: Clock,
  texts: HourTexts
): CardHours | null {
  const days = daysOf(when, now.day)
  const starts = startsToCome(now, entry, {
    days,
    isWanted: (span, day) =>
      startsInParts([span], dayParts) && (!isCancellable || canStillCancel(entry, day, span.last, now))
  })
  const [next] = starts
  if (next === undefined) return null
  const today = next.day === now.day ? openHoursText(next, texts) : null
  return days?.length === 1
    ? {
        day: null,
        hours: listOf(starts.map(start => openHoursText(start, texts))),
        today,
        until: lastMomentOf(starts.at(-1) ?? next)
      }
    : { day: next.day, hours: openHoursText(next, texts), today, until: lastMomentOf(next) }
}

/** More than fit in the line of a card are not all named. */
function listOf(hours: string[]): string {
  const named = [...new Set(hours)]
  return named.length > maxNamed ? `${named.slice(0, maxNamed - 1).join(', ')}…` : named.join(', ')
}
