import { type Language, regionalTags } from '#domain/text/locale.ts'
import { memoizeByWord } from '#domain/data/memoize.ts'

import { addDays, yearOf } from './calendar-day.ts'

// Making a format is dear: as much as drawing a part of a page.
const formatWith = (options: Intl.DateTimeFormatOptions) =>
  memoizeByWord((language: Language) => new Intl.DateTimeFormat(regionalTags[language], options))

const daysPerWeek = 7
const noBreakSpace = '\u{a0}'

const longFormat = formatWith({ dateStyle: 'full', timeZone: 'UTC' })
const nearFormat = formatWith({ day: 'numeric', month: 'long', timeZone: 'UTC', weekday: 'long' })
const shortFormat = formatWith({ day: 'numeric', timeZone: 'UTC', weekday: 'short' })
const brief = { day: 'numeric', month: 'short', timeZone: 'UTC', weekday: 'short' } as const
const briefFormat = formatWith(brief)
const briefYearFormat = formatWith({ ...brief, year: 'numeric' })
const numericFormat = formatWith({ ...brief, month: 'numeric' })
const numericYearFormat = formatWith({ ...brief, month: 'numeric', year: 'numeric' })
const timeFormat = formatWith({
  day: 'numeric',
  hour: '2-digit',
  hourCycle: 'h23',
  minute: '2-digit',
  month: 'long',
  timeZone: 'Europe/Madrid',
  weekday: 'long'
})

/** «jueves, 26 de noviembre de 2026» */
export function longDay(language: Language, day: string): string {
  return longFormat(language).format(new Date(`${day}T12:00:00Z`))
}

/** «jueves, 26 de noviembre»; with its year where that is another than today's. */
export function nearDay(language: Language, day: string, today: string): string {
  if (yearOf(day) !== yearOf(today)) return longDay(language, day)
  return nearFormat(language).format(new Date(`${day}T12:00:00Z`))
}

/** «jue, 26 nov»; with its year where that is another than today's. `today` may be the year alone. */
export function briefDay(language: Language, day: string, today: string): string {
  const format = yearOf(day) === yearOf(today) ? briefFormat : briefYearFormat
  return format(language).format(new Date(`${day}T12:00:00Z`))
}

/** «jue 26», for days that are close to one another. */
export function shortestDay(language: Language, day: string): string {
  return shortFormat(language).format(new Date(`${day}T12:00:00Z`))
}

/** How much of a day must be said: its weekday within a week, its month within the year, else its year as well. */
export type Closeness = 'week' | 'year' | 'later'

export function closenessOf(day: string, today: string): Closeness {
  if (day < addDays(today, daysPerWeek)) return 'week'
  return yearOf(day) === yearOf(today) ? 'year' : 'later'
}

const startFormats = { later: briefYearFormat, week: shortFormat, year: briefFormat }
const germanStartFormats = { later: numericYearFormat, week: numericFormat, year: numericFormat }

/** «sáb 28», «sáb 12 dic», «jue 1 abr 2027». German names the month in figures: «Sa. 28.11.». */
export function startDay(language: Language, day: string, closeness: Closeness): string {
  const formats = language === 'de' ? germanStartFormats : startFormats
  return formats[closeness](language)
    .format(new Date(`${day}T12:00:00Z`))
    .replaceAll(',', '')
    .replaceAll(' ', noBreakSpace)
}

/** «jueves, 26 de noviembre, 18:00», by the clock of Andalusia. */
export function dayAndTime(language: Language, moment: string): string {
  return timeFormat(language).format(new Date(moment))
}
