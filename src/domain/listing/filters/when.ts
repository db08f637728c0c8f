import { dayWords, queryKeys } from '#domain/listing/listing-keys.ts'
import { startsOn, stillPossible } from '#domain/catalogue/availability.ts'
import { addDays, type Day, isDay, restOfWeek } from '#domain/time/calendar-day.ts'

import { type NamedDay, namedDays } from '#domain/listing/listing-state.ts'
import { startsInParts } from './day-part.ts'
import type { Filter } from './filter.ts'
import { valuesIn } from './query-values.ts'

const key = queryKeys.when

/** A named day, or one on the calendar. Day and part of the day must hold for the same start: Saturday mornings are not found under Saturday evening. */
export const when: Filter<string | null> = {
  control: { kind: 'day' },
  describe: ({ day, text }, value) =>
    value === null ? [] : [{ text: isNamedDay(value) ? text(value) : day(value), without: null }],
  isOn: value => value !== null,
  keys: [key],
  matches: (entry, _value, { dayParts, days, now }) =>
    days === null || days.some(day => startsInParts(stillPossible(day, startsOn(day, entry), now), dayParts)),
  off: null,
  placement: 'bar',
  read: query => {
    const words = valuesIn(query, key)
    return namedDays.find(day => words.includes(dayWords[day])) ?? words.find(isDay) ?? null
  },
  write: value => [value === null ? '' : isNamedDay(value) ? dayWords[value] : value]
}

/** The days that are meant, by the calendar of Andalusia; null is any day. */
export function daysOf(value: string | null, today: Day): Day[] | null {
  if (value === null) return null
  if (value === 'today') return [today]
  if (value === 'tomorrow') return [addDays(today, 1)]
  return value === 'week' ? restOfWeek(today) : [value]
}

function isNamedDay(value: string): value is NamedDay {
  return namedDays.some(day => day === value)
}
