import { dayOfYearIn } from './season-days.ts'
import { fieldsIn } from '#studio/form/values.ts'
import type { WeekFields } from './week-times.ts'
import { regionalTags } from '#domain/text/locale.ts'
import type { Speech, StudioLanguage } from '#studio/form/field-props.view.ts'

/** The name of a month, `07`. */
export function monthName(
  month: string,
  language: StudioLanguage,
  length: 'long' | 'short' = 'long'
): string {
  const format = new Intl.DateTimeFormat(regionalTags[language], { month: length, timeZone: 'UTC' })
  return format.format(new Date(Date.UTC(2024, Number(month) - 1, 1)))
}

/** `15 jun – 15 sep`, or all year; what is not filled in yet is an ellipsis. */
export function seasonName(season: unknown, { from, until }: WeekFields, speech: Speech): string {
  if (season === undefined) return speech.texts.week.allYear
  const written = fieldsIn(season)
  const [first, last] = [written[from], written[until]].map(value => dayName(value, speech.language))
  return `${first} – ${last}`
}

function dayName(value: unknown, language: StudioLanguage): string {
  const { day, month } = dayOfYearIn(value) ?? { day: '', month: '' }
  if (day === '' || month === '') return '…'
  return `${Number(day)} ${monthName(month, language, 'short')}`
}
