import { type Language, regionalTags } from '#domain/text/locale.ts'
import { memoizeByWord } from '#domain/data/memoize.ts'

// Making a format is dear: as much as drawing a part of a page.
const longFormat = memoizeByWord(
  (language: Language) =>
    new Intl.DateTimeFormat(regionalTags[language], { dateStyle: 'full', timeZone: 'UTC' })
)

const timeFormat = memoizeByWord(
  (language: Language) =>
    new Intl.DateTimeFormat(regionalTags[language], {
      day: 'numeric',
      hour: '2-digit',
      hourCycle: 'h23',
      minute: '2-digit',
      month: 'long',
      timeZone: 'Europe/Madrid',
      weekday: 'long'
    })
)

/** «jueves, 26 de noviembre de 2026» */
export function longDay(language: Language, day: string): string {
  return longFormat(language).format(new Date(`${day}T12:00:00Z`))
}

/** «jueves, 26 de noviembre, 18:00», by the clock of Andalusia. */
export function dayAndTime(language: Language, moment: string): string {
  return timeFormat(language).format(new Date(moment))
}
