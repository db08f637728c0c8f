import type { LocalizedText } from '#domain/text/text.ts'
import type { Day } from '#domain/time/calendar-day.ts'

import type { Results, ShownCounts, ShownRow } from './results.ts'

/** Results of a partnership, with names for its owner. */
export interface PartnerResults extends Omit<Results, 'experiences' | 'spots'> {
  experiences: (ShownRow & { name: LocalizedText })[]
  from: Day
  spots: (ShownRow & { name: string })[]
  until: Day
  /** Of the last whole week. */
  wasOpenedLastWeek: boolean
}

/** The headings and names of the table, in the language of the page. */
export interface ResultNames {
  bookings: string
  experience: string
  kind: string
  name: string
  nameOf: (name: LocalizedText) => string
  otherDays: string
  otherSpots: string
  plans: string
  period: string
  place: string
  day: string
  visits: string
}

/** All figures as lines of a table, what is not shown being empty: no more than the page says. */
export function resultLines(results: PartnerResults, names: ResultNames): string[][] {
  const line = (kind: string, name: string, { bookings, plans, visits }: ShownCounts) => [
    kind,
    name,
    ...[visits, plans, bookings].map(count => (count === null ? '' : String(count)))
  ]
  const { days, experiences, from, otherDays, otherSpots, spots, until, whole } = results
  return [
    [names.kind, names.name, names.visits, names.plans, names.bookings],
    line(names.period, `${from} / ${until}`, whole),
    ...spots.map(row => line(names.place, row.name, row)),
    line(names.place, names.otherSpots, otherSpots),
    ...experiences.map(row => line(names.experience, names.nameOf(row.name), row)),
    ...days.map(row => line(names.day, row.id, row)),
    line(names.day, names.otherDays, otherDays)
  ]
}
