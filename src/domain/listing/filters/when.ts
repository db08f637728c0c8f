import { monthWords, spokenDayWords, weekdayWords } from '#domain/listing/calendar-words.ts'
import { dayWords, queryKeys } from '#domain/listing/listing-keys.ts'
import { startsOn, stillPossible } from '#domain/catalogue/availability.ts'
import {
  addDays,
  type Day,
  isDay,
  nextWeekday,
  restOfMonth,
  restOfWeek,
  weekdayOf,
  weekendOf
} from '#domain/time/calendar-day.ts'

import { type NamedDay, namedDays, spokenDays } from '#domain/listing/listing-state.ts'
import { startsInParts } from './day-part.ts'
import type { Filter, FilterWords } from './filter.ts'
import { valuesIn } from './query-values.ts'

const key = queryKeys.when
const namedOrSpoken = [...namedDays, ...spokenDays]
const words: Readonly<Record<NamedDay, string>> = { ...dayWords, ...spokenDayWords }

/** A named day, or one on the calendar. Day and part of the day must hold for the same start: Saturday mornings are not found under Saturday evening. */
export const when: Filter<string | null> = {
  control: { kind: 'day' },
  describe: (words, value) => (value === null ? [] : [{ text: nameOf(words, value), without: null }]),
  isOn: value => value !== null,
  keys: [key],
  matches: (entry, _value, { dayParts, days, now }) =>
    days === null || days.some(day => startsInParts(stillPossible(day, startsOn(day, entry), now), dayParts)),
  off: null,
  placement: 'bar',
  read: query => {
    const asked = valuesIn(query, key)
    return namedOrSpoken.find(day => asked.includes(words[day])) ?? asked.find(isCalendarWord) ?? null
  },
  write: value => [value === null ? '' : isNamedDay(value) ? words[value] : value]
}

/** The days that are meant, by the calendar of Andalusia; null is any day. */
export function daysOf(value: string | null, today: Day): Day[] | null {
  if (value === null) return null
  if (value === 'today') return [today]
  if (value === 'tomorrow') return [addDays(today, 1)]
  if (value === 'weekend') return weekendOf(today)
  if (value === 'afterTomorrow') return [addDays(today, 2)]
  if (value === 'week') return restOfWeek(today)
  if (value === 'nextWeek') return restOfWeek(nextMonday(today))
  // Before a weekend the next one is that one; during it, the one after.
  if (value === 'nextWeekend') return weekendOf(weekdayOf(today) < 6 ? today : nextMonday(today))
  if (weekdayWords.includes(value)) return [nextWeekday(today, weekdayWords.indexOf(value) + 1)]
  if (monthWords.includes(value)) return restOfMonth(today, monthWords.indexOf(value) + 1)
  return [value]
}

function nextMonday(today: Day): Day {
  return addDays(today, 8 - weekdayOf(today))
}

/** The single day that is meant; null for several, or for any. */
export function dayOfWord(value: string | null, today: Day): Day | null {
  const [day = null, ...others] = daysOf(value, today) ?? []
  return others.length > 0 ? null : day
}

function nameOf({ day, month, text, weekday }: FilterWords, value: string): string {
  if (isNamedDay(value)) return text(value)
  if (weekdayWords.includes(value)) return weekday(weekdayWords.indexOf(value) + 1)
  return monthWords.includes(value) ? month(monthWords.indexOf(value) + 1) : day(value)
}

function isCalendarWord(word: string): boolean {
  return isDay(word) || weekdayWords.includes(word) || monthWords.includes(word)
}

function isNamedDay(value: string): value is NamedDay {
  return namedOrSpoken.some(day => day === value)
}
