import { cancellationDeadline, momentInAndalusia } from '#domain/booking/cancellation.ts'
import { startsOn } from '#domain/catalogue/availability.ts'
import { isSlug } from '#domain/text/slug.ts'
import { type Day, isDay, minutesOf } from '#domain/time/calendar-day.ts'

import type { MeetingEntry } from './meeting-entry.ts'
import type { PlanEntry } from '#domain/plan/plan-entry.ts'

/** A visit to an experience; the day, the time and the party may be unknown. */
export interface Meeting {
  slug: string
  day: Day | null
  /** In minutes from midnight. */
  start: number | null
  adults: number | null
  children: number | null
}

/** How long before the start guests should be there. */
const aheadMinutes = 15
const maxPeople = 99
const minutesPerDay = 24 * 60

/** A meeting as it stands in an address: `kayak-maro~20270504~0930~2~1`. What is not known is empty. */
export function encodeMeeting({ adults, children, day, slug, start }: Meeting): string {
  const parts = [
    slug,
    day?.replaceAll('-', '') ?? '',
    start === null ? '' : `${Math.floor(start / 60)}`.padStart(2, '0') + `${start % 60}`.padStart(2, '0'),
    adults ?? '',
    children ?? ''
  ]
  return parts.join('~').replace(/~+$/, '')
}

/** Reads what stands in an address; null without an experience. Any other part that is none is left out. */
export function decodeMeeting(text: string): Meeting | null {
  const [slug = '', day = '', start = '', adults = '', children = ''] = text
    .replaceAll(/%7e/gi, '~')
    .split('~')
  if (!isSlug(slug)) return null
  const dashed = day.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')
  const isClock = /^([01]\d|2[0-3])[0-5]\d$/.test(start)
  return {
    adults: countOf(adults),
    children: countOf(children),
    day: isDay(dashed) ? dashed : null,
    slug,
    start: isClock ? minutesOf(`${start.slice(0, 2)}:${start.slice(2)}`) : null
  }
}

function countOf(text: string): number | null {
  return /^\d{1,2}$/.test(text) && Number(text) <= maxPeople ? Number(text) : null
}

/** When to be there, by the day that is known. */
export type MeetingTime =
  | { kind: 'no-day' }
  /** It has no timetable. */
  | { kind: 'unknown' }
  | { kind: 'closed' }
  | { kind: 'between'; first: number; last: number }
  | { kind: 'start'; beThere: number; start: number; end: number | null }

export function meetingTime({ day, start }: Pick<Meeting, 'day' | 'start'>, entry: PlanEntry): MeetingTime {
  if (day === null) return { kind: 'no-day' }
  if (entry.eventDate === null && entry.schedules.length === 0) return { kind: 'unknown' }
  const spans = startsOn(day, entry).toSorted((a, b) => a.first - b.first)
  const chosen =
    spans.find(({ first, last }) => start !== null && start >= first && start <= last) ?? spans[0]
  if (chosen === undefined) return { kind: 'closed' }
  const isChosen = start !== null && start >= chosen.first && start <= chosen.last
  if (chosen.last > chosen.first && !isChosen)
    return { first: chosen.first, kind: 'between', last: chosen.last }
  const begins = isChosen ? start : chosen.first
  const end = entry.durationMinutes === null ? null : (begins + entry.durationMinutes) % minutesPerDay
  return { beThere: Math.max(0, begins - aheadMinutes), end, kind: 'start', start: begins }
}

/** Until when it can be cancelled free of charge, ISO 8601; null where that is not stated, or the start is not known. */
export function meetingDeadline(
  day: Day | null,
  time: MeetingTime,
  { cancellationHours }: Pick<MeetingEntry, 'cancellationHours'>
): string | null {
  if (day === null || cancellationHours === null) return null
  if (time.kind !== 'start' && time.kind !== 'between') return null
  const first = time.kind === 'start' ? time.start : time.first
  return cancellationDeadline(momentInAndalusia(day, first), cancellationHours)
}
