import { startsOn } from '#domain/catalogue/availability.ts'
import { deadlineLeft } from '#domain/booking/cancellation.ts'
import { queryKeys } from '#domain/listing/listing-keys.ts'
import type { Clock, Day } from '#domain/time/calendar-day.ts'
import type { Filter } from './filter.ts'

const key = queryKeys.isCancellable

/** A booking can be cancelled free of charge; on days that are asked for, there still has to be time for it. */
export const isCancellable: Filter<boolean> = {
  control: { kind: 'box', on: true, text: 'freeCancellation', word: '1' },
  describe: ({ text }, value) => (value ? [{ text: text('freeCancellation'), without: false }] : []),
  isOn: value => value,
  keys: [key],
  matches: (entry, value, { days, now }) => {
    if (!value) return true
    if (days === null) return (entry.card?.freeCancellationHours ?? null) !== null
    return days.some(day => startsOn(day, entry).some(({ last }) => canStillCancel(entry, day, last, now)))
  },
  off: false,
  placement: 'more',
  read: query => query.get(key) === '1',
  write: value => [value ? '1' : '']
}

export interface Cancellable {
  card?: { freeCancellationHours: number | null } | null
}

/** Whether a start of a day, given in minutes from midnight, can still be cancelled free of charge. */
export function canStillCancel({ card }: Cancellable, day: Day, start: number, now: Clock): boolean {
  const hours = card?.freeCancellationHours ?? null
  return hours !== null && deadlineLeft(day, start, hours, now) !== null
}
