import { memoizeVersions } from '#domain/data/memoize.ts'
import { packSchedule, unpackSchedule } from '#domain/time/schedule-file.ts'
import type { Exception } from '#domain/time/day-off.ts'
import type { Schedule } from '#domain/time/schedule.ts'

/** Of weekdays: an event has none. */
interface WeeklyTimetable {
  /** Null where it is not known. */
  durationMinutes: number | null
  eventDate: null
  schedules: Schedule[]
}

/** A timetable of weekdays as a page carries it, without a sign that HTML would escape: `180;1234567,04-01/06-14,09:30,12:30`. */
export function writeTimetable({ durationMinutes, schedules }: Omit<WeeklyTimetable, 'eventDate'>): string {
  const lines = schedules.map(schedule => packSchedule(schedule).join(','))
  return [String(durationMinutes ?? ''), ...lines].join(';')
}

/** Returns the same object for the same text, so that memoized results are found. */
export function readTimetable(text: string): WeeklyTimetable {
  return timetableIn('', text, () => {
    const [duration = '', ...lines] = text.split(';')
    return {
      durationMinutes: duration === '' ? null : Number(duration),
      eventDate: null,
      schedules: lines.map(line => unpackSchedule(line.split(',')))
    }
  })
}

/** Reads the departures that are full from the timetable in a page's html. */
export function fullStartsIn(html: string): Exception[] {
  const [, text = ''] = /data-timetable="([^"]*)"/.exec(html) ?? []
  return readTimetable(text).schedules.flatMap(({ except = [] }) =>
    except.flatMap(({ from, start, until }) =>
      start === undefined ? [] : [{ from, reason: 'sold-out' as const, start, until }]
    )
  )
}

/** A page has one. */
const timetableIn = memoizeVersions<WeeklyTimetable>(1)
