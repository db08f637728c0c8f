import { type Language, regionalTags } from './locale.ts'

/** «jueves, 26 de noviembre de 2026» */
export function longDay(language: Language, day: string): string {
  const format = new Intl.DateTimeFormat(regionalTags[language], { dateStyle: 'full', timeZone: 'UTC' })
  return format.format(new Date(`${day}T12:00:00Z`))
}

/** «jueves, 26 de noviembre, 18:00», by the clock of Andalusia. */
export function dayAndTime(language: Language, moment: string): string {
  const format = new Intl.DateTimeFormat(regionalTags[language], {
    day: 'numeric',
    hour: '2-digit',
    hourCycle: 'h23',
    minute: '2-digit',
    month: 'long',
    timeZone: 'Europe/Madrid',
    weekday: 'long'
  })
  return format.format(new Date(moment))
}
