import { type Language, regionalTags } from '#domain/text/locale.ts'

const timeZone = 'Europe/Madrid'

/** «2 de octubre de 2026», by the calendar of Andalusia. */
export function dateText(language: Language, moment: string): string {
  return new Intl.DateTimeFormat(regionalTags[language], { dateStyle: 'long', timeZone }).format(
    new Date(moment)
  )
}

/** «71,00 €» */
export function moneyText(language: Language, cents: number): string {
  return new Intl.NumberFormat(regionalTags[language], { currency: 'EUR', style: 'currency' }).format(
    cents / 100
  )
}

/** «abril de 2028» for `2028-04`. */
export function monthText(language: Language, month: string): string {
  const format = new Intl.DateTimeFormat(regionalTags[language], {
    month: 'long',
    timeZone: 'UTC',
    year: 'numeric'
  })
  return format.format(new Date(`${month}-01T12:00:00Z`))
}
