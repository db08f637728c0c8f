import { queryKeys } from '#domain/listing/listing-keys.ts'
import { eveningFrom, type StartSpan, usualStarts } from '#domain/catalogue/availability.ts'

import { type DayPart, dayParts as items } from '#domain/listing/listing-state.ts'
import { optionsFilter } from './options-filter.ts'

/** A part of the day ends where the next one begins: minutes from midnight. */
const partSpans = {
  afternoon: { first: 13 * 60, last: eveningFrom - 1 },
  evening: { first: eveningFrom, last: 24 * 60 - 1 },
  morning: { first: 0, last: 13 * 60 - 1 }
} as const satisfies Record<DayPart, StartSpan>

/** When it begins on any of its days. With a day, `when` looks for a start on that day in that part of it. */
export const dayParts = optionsFilter({
  items,
  key: queryKeys.dayParts,
  legend: 'start',
  matches: (entry, chosen, { days }) =>
    chosen.length === 0 || days !== null || startsInParts(usualStarts(entry), chosen),
  options: {
    afternoon: { text: 'afternoon', word: 'tarde' },
    evening: { text: 'evening', word: 'noche' },
    morning: { text: 'morning', word: 'manana' }
  },
  placement: 'bar'
})

/** The part of the day in which a minute lies, counted from midnight. */
export function dayPartAt(minute: number): DayPart {
  return items.find(part => minute >= partSpans[part].first && minute <= partSpans[part].last) ?? 'evening'
}

/** Whether a start lies in one of these parts of the day; in any part, when none is asked for. */
export function startsInParts(spans: StartSpan[], parts: DayPart[]): boolean {
  if (parts.length === 0) return spans.length > 0
  return spans.some(span =>
    parts.some(part => span.first <= partSpans[part].last && span.last >= partSpans[part].first)
  )
}
