import { type Clock, clockTimeOf, type Day, minutesOf, weekdayOf } from '#domain/time/calendar-day.ts'
import { dayInAndalusia, timeInAndalusia } from '#domain/time/day.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import { dayOffOn } from '#domain/time/day-off.ts'
import type { EventDate, Experience } from './experience.ts'
import { isExcepted, isInSeason, type ClockTime, type Schedule, startsLeft } from '#domain/time/schedule.ts'

/** Data that decide when something can begin. */
export interface Timetable {
  schedules: Schedule[]
  durationMinutes: number | null
  eventDate: EventDate | null
}

/** It can begin at any minute from the first to the last one, both included. A fixed start is a span of one minute. */
export interface StartSpan {
  first: number
  last: number
  /** When it closes, where that is later than the last start. */
  closes?: number
}

const minutesPerDay = 24 * 60
const lastMinute = minutesPerDay - 1
const millisecondsPerDay = 24 * 60 * 60 * 1000

/** When it can begin on a day. Nothing without a timetable: what is not known is not promised. */
export function startsOn(day: Day, { durationMinutes, eventDate, schedules }: Timetable): StartSpan[] {
  if (eventDate) return eventStarts(day, eventDate)
  const weekday = weekdayOf(day)
  const monthDay = day.slice(5)
  return schedules
    .filter(({ season, weekdays }) => weekdays.includes(weekday) && isInSeason(season, monthDay))
    .filter(schedule => !isExcepted(schedule, day))
    .flatMap(schedule => spansOf(leftOf(schedule, day), durationMinutes))
}

/** Returns the open starts of an experience. Also an event may be closed or sold out. */
export function openStarts(day: Day, experience: Experience): StartSpan[] {
  return dayOffOn(day, experience.daysOff) === null ? startsOn(day, experience) : []
}

/** The timetable without its exceptions. */
export function usually({ durationMinutes, eventDate, schedules }: Timetable): Timetable {
  return {
    durationMinutes,
    eventDate,
    schedules: schedules.map(schedule => ({ ...schedule, except: [] }))
  }
}

/** The evening begins: minutes from midnight. */
export const eveningFrom = 19 * 60

/** When it can begin on some day or other. */
export function usualStarts({ durationMinutes, eventDate, schedules }: Timetable): StartSpan[] {
  if (eventDate) return eventStarts(dayInAndalusia(eventDate.start), eventDate)
  return schedules.flatMap(schedule => spansOf(schedule, durationMinutes))
}

/** Leaves out an hour that nobody set: a whole day neither opens at midnight nor closes at its end, and an event or an evening has no stated end. */
export function statedHours({ first, last }: StartSpan): { from: ClockTime | null; until: ClockTime | null } {
  const isFixed = first === last
  return {
    from: first > 0 || isFixed ? clockTimeOf(first) : null,
    until: last < lastMinute && !isFixed ? clockTimeOf(last) : null
  }
}

/** How hours are said: between two, from the beginning of the day on, and all day. */
export interface HourTexts {
  allDay: string
  /** «10:00–14:00» where it is not given. */
  between?: string
  untilTime: string
}

/** When it can begin on a day: «11:00», «10:00–18:30», «hasta las 20:00». */
export function hoursText(
  span: StartSpan,
  { allDay, between = '{{from}}–{{to}}', untilTime }: HourTexts
): string {
  const { from, until } = statedHours(span)
  if (from !== null) return until === null ? from : interpolate(between, { from, to: until })
  return until === null ? allDay : interpolate(untilTime, { time: until })
}

/** How long it is open on a day, where one may come at any time; else as `hoursText` says it. */
export function openHoursText({ closes, first, last }: StartSpan, texts: HourTexts): string {
  return hoursText({ first, last: Math.min(closes ?? last, lastMinute) }, texts)
}

/** Removes the starts that are over: nobody is offered a start in the past. */
export function stillPossible(day: Day, spans: StartSpan[], now: Clock): StartSpan[] {
  if (day > now.day) return spans
  if (day < now.day) return []
  return spans
    .filter(({ last }) => last >= now.minutes)
    .map(span => ({ ...span, first: Math.max(span.first, now.minutes) }))
}

function leftOf(schedule: Schedule, day: Day): Schedule {
  if (schedule.kind === 'open' || schedule.except === undefined) return schedule
  return { ...schedule, starts: startsLeft(schedule, schedule.starts, day) }
}

/** Within opening hours, the last start is the closing time less the duration. Some places close after midnight. */
function spansOf(schedule: Schedule, durationMinutes: number | null): StartSpan[] {
  if (schedule.kind === 'starts') {
    return schedule.starts.map(minutesOf).map(start => ({ first: start, last: start }))
  }
  const first = minutesOf(schedule.opens)
  const closing = minutesOf(schedule.closes)
  const closes = closing <= first ? closing + minutesPerDay : closing
  const last = Math.min(Math.max(first, closes - (durationMinutes ?? 0)), lastMinute)
  return [first < last && last < closes ? { closes, first, last } : { first, last }]
}

/** An event begins once. One that goes on for more than a day can be joined until it ends. */
function eventStarts(day: Day, { end, start }: EventDate): StartSpan[] {
  const firstDay = dayInAndalusia(start)
  const first = minutesOf(timeInAndalusia(start))
  if (end === null || Date.parse(end) - Date.parse(start) <= millisecondsPerDay) {
    return day === firstDay ? [{ first, last: first }] : []
  }
  const lastDay = dayInAndalusia(end)
  if (day < firstDay || day > lastDay) return []
  return [
    {
      first: day === firstDay ? first : 0,
      last: day === lastDay ? minutesOf(timeInAndalusia(end)) : lastMinute
    }
  ]
}
