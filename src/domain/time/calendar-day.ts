import { dayInAndalusia, timeInAndalusia } from './day.ts'
import { type ClockTime, type Weekday, weekdays } from './schedule.ts'

/** A day on the calendar, `YYYY-MM-DD`. */
export type Day = string

/** Calendar day and clock of Andalusia. Minutes count from midnight. */
export interface Clock {
  day: Day
  minutes: number
}

const millisecondsPerDay = 24 * 60 * 60 * 1000

export function clockInAndalusia(moment: Date): Clock {
  const iso = moment.toISOString()
  return { day: dayInAndalusia(iso), minutes: minutesOf(timeInAndalusia(iso)) }
}

export function minutesOf(time: ClockTime): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** The minutes of a day as a clock shows them. */
export function clockTimeOf(minutes: number): ClockTime {
  return [Math.floor(minutes / 60), minutes % 60].map(part => String(part).padStart(2, '0')).join(':')
}

export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text
}

export function addDays(day: Day, count: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * millisecondsPerDay).toISOString().slice(0, 10)
}

/** How many days later it is; negative where it is before. */
export function daysBetween(day: Day, later: Day): number {
  return Math.round((Date.parse(later) - Date.parse(day)) / millisecondsPerDay)
}

/** `YYYY` */
export function yearOf(day: Day): string {
  return day.slice(0, 4)
}

/** The first day of the month that comes so many months after that of the day. */
export function monthsLater(day: Day, count: number): Day {
  const date = new Date(`${day}T00:00:00Z`)
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count, 1)).toISOString().slice(0, 10)
}

export function weekdayOf(day: Day): Weekday {
  const fromSunday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekdays[(fromSunday + 6) % 7] ?? 1
}

/** The next one, today included. */
export function nextWeekday(today: Day, weekday: number): Day {
  return addDays(today, (weekday - weekdayOf(today) + 7) % 7)
}

/** Saturday and Sunday of this week; on a Sunday that day alone. */
export function weekendOf(today: Day): Day[] {
  const sunday = nextWeekday(today, 7)
  return weekdayOf(today) === 7 ? [sunday] : [addDays(sunday, -1), sunday]
}

/** The days of the next month of that number, January being 1, from `today` on where it is the current one. */
export function restOfMonth(today: Day, month: number): Day[] {
  const current = Number(today.slice(5, 7))
  const first = month === current ? today : monthsLater(today, (month - current + 12) % 12)
  const end = Date.parse(monthsLater(first, 1))
  const count = Math.round((end - Date.parse(first)) / millisecondsPerDay)
  return Array.from({ length: count }, (_, index) => addDays(first, index))
}

/** The days of the week that are left, this one included. */
export function restOfWeek(day: Day): Day[] {
  return Array.from({ length: 8 - weekdayOf(day) }, (_, index) => addDays(day, index))
}
