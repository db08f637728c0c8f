import { type Language, regionalTags } from '#domain/text/locale.ts'
import { memoizeByWord } from '#domain/data/memoize.ts'

import { yearOf } from './calendar-day.ts'

// Making a format is dear: as much as drawing a part of a page.
const formatWith = (options: Intl.DateTimeFormatOptions) =>
  memoizeByWord((language: Language) => new Intl.DateTimeFormat(regionalTags[language], options))

const noBreakSpace = '\u{a0}'

const longFormat = formatWith({ dateStyle: 'full', timeZone: 'UTC' })
const nearFormat = formatWith({ day: 'numeric', month: 'long', timeZone: 'UTC', weekday: 'long' })
const shortFormat = formatWith({ day: 'numeric', timeZone: 'UTC', weekday: 'short' })
const startFormat = startFormatWith({})
const startYearFormat = startFormatWith({ year: 'numeric' })
const timeFormat = formatWith({
  day: 'numeric',
  hour: '2-digit',
  hourCycle: 'h23',
  minute: '2-digit',
  month: 'long',
  timeZone: 'Europe/Madrid',
  weekday: 'long'
})
const weekdayFormat = formatWith({ timeZone: 'UTC', weekday: 'short' })
const monthFormat = formatWith({ month: 'long', timeZone: 'UTC', year: 'numeric' })
const monthsFormat = formatWith({ month: 'short', timeZone: 'UTC', year: 'numeric' })

/** French counts the first of a month as the first: «1er mars». */
export function withFirst(language: Language, date: string): string {
  return language === 'fr' ? date.replace(/(^|\s)1(?=\s\p{Letter})/u, '$11er') : date
}

/** «jueves, 26 de noviembre de 2026» */
export function longDay(language: Language, day: string): string {
  return withFirst(language, longFormat(language).format(new Date(`${day}T12:00:00Z`)))
}

/** «jueves, 26 de noviembre»; with its year where that is another than today's. */
export function nearDay(language: Language, day: string, today: string): string {
  if (yearOf(day) !== yearOf(today)) return longDay(language, day)
  return withFirst(language, nearFormat(language).format(new Date(`${day}T12:00:00Z`)))
}

/** «jue 26», for days that are close to one another. */
export function shortestDay(language: Language, day: string): string {
  return shortFormat(language)
    .format(new Date(`${day}T12:00:00Z`))
    .replace(',', '')
}

/** «jue», above the number of a day: two or three letters. Portuguese has no short form. */
export function weekdayText(language: Language, day: string): string {
  return weekdayFormat(language)
    .format(new Date(`${day}T12:00:00Z`))
    .slice(0, 3)
    .replace('.', '')
}

/** «noviembre de 2026» */
export function monthText(language: Language, day: string): string {
  return monthFormat(language).format(new Date(`${day}T12:00:00Z`))
}

/** «nov–dic 2026», the months from one day to another. */
export function monthsText(language: Language, first: string, last: string): string {
  const [from, until] = [new Date(`${first}T12:00:00Z`), new Date(`${last}T12:00:00Z`)]
  return monthsFormat(language).formatRange(from, until)
}

/** «sáb 28 nov», the one short form of a day before an hour; with its year where that is another than today's. German names the month in figures: «Sa. 28.11.». `today` may be the year alone. */
export function startDay(language: Language, day: string, today: string): string {
  const format = yearOf(day) === yearOf(today) ? startFormat : startYearFormat
  return withFirst(language, format(language).format(new Date(`${day}T12:00:00Z`)))
    .replaceAll(',', '')
    .replaceAll(' ', noBreakSpace)
}

/** «jueves, 26 de noviembre, 18:00», by the clock of Andalusia. */
export function dayAndTime(language: Language, moment: string): string {
  return withFirst(language, timeFormat(language).format(new Date(moment)))
}

function startFormatWith(options: Intl.DateTimeFormatOptions) {
  return memoizeByWord(
    (language: Language) =>
      new Intl.DateTimeFormat(regionalTags[language], {
        day: 'numeric',
        month: language === 'de' ? 'numeric' : 'short',
        timeZone: 'UTC',
        weekday: 'short',
        ...options
      })
  )
}
