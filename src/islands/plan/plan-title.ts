import type { PlanEntry } from '#domain/plan/plan-entry.ts'
import { type Language, type Locale, languageOf, regionalTags } from '#domain/text/locale.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import { dayInAndalusia } from '#domain/time/day.ts'
import { nearDay } from '#domain/time/day-words.ts'

const townsInTitle = 3

/** The towns that a plan leads to, «Álora, Málaga y 3 más» where they are many; empty when none is known. */
export function townsText(planned: readonly PlanEntry[], more: string, language: Language): string {
  const towns = [...new Set(planned.map(({ place }) => place).filter(Boolean))]
  const named = towns.length > townsInTitle ? towns.slice(0, townsInTitle - 1) : towns
  const count = towns.length - named.length
  const parts = count > 0 ? [...named, interpolate(more, { count })] : named
  return new Intl.ListFormat(regionalTags[language]).format(parts)
}

/** From the first to the last of the days; empty without any. */
export function datesText(days: readonly string[], language: Language): string {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return ''
  const format = new Intl.DateTimeFormat(regionalTags[language], {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
    year: 'numeric'
  })
  const moment = (day: string) => new Date(`${day}T12:00:00Z`)
  return first === last ? format.format(moment(first)) : format.formatRange(moment(first), moment(last))
}

/** A day of the plan, as its heading says it: with the year only where that is another than today's. */
export function dayName(day: string, locale: Locale): string {
  return nearDay(languageOf(locale), day, dayInAndalusia(new Date().toISOString()))
}
