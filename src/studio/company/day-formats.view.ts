import { memoizeByWord } from '#domain/data/memoize.ts'
import { regionalTags } from '#domain/text/locale.ts'
import type { Day } from '#domain/time/calendar-day.ts'
import type { StudioLanguage } from '#studio/form/field-props.view.ts'

/** How a day is written where there is little room. */
export const dayFormats = memoizeByWord((language: StudioLanguage) => {
  const weekday = new Intl.DateTimeFormat(regionalTags[language], { timeZone: 'UTC', weekday: 'short' })
  const short = new Intl.DateTimeFormat(regionalTags[language], {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
    weekday: 'short'
  })
  const month = new Intl.DateTimeFormat(regionalTags[language], { month: 'long', timeZone: 'UTC' })
  const shortMonth = new Intl.DateTimeFormat(regionalTags[language], { month: 'short', timeZone: 'UTC' })
  const noon = (day: Day) => new Date(`${day}T12:00:00Z`)
  return {
    /** Above a day: the weekday, and where a month begins its name. */
    column: (day: Day) => (day.endsWith('-01') ? shortMonth : weekday).format(noon(day)),
    month: (day: Day) => month.format(noon(day)),
    number: (day: Day) => String(Number(day.slice(8))),
    short: (day: Day) => short.format(noon(day))
  }
})
