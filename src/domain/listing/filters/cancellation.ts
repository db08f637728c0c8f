import { startsOn } from '#domain/catalogue/availability.ts'
import { deadlineLeft } from '#domain/booking/cancellation.ts'
import { queryKeys } from '#domain/listing/listing-keys.ts'
import type { Clock, Day } from '#domain/time/calendar-day.ts'
import { boxFilter } from './box-filter.ts'

/** A booking can be cancelled free of charge; on days that are asked for, there still has to be time for it. */
export const isCancellable = boxFilter({
  keeps: (entry, { days, now }) =>
    days === null
      ? (entry.card?.freeCancellationHours ?? null) !== null
      : days.some(day => startsOn(day, entry).some(({ last }) => canStillCancel(entry, day, last, now))),
  key: queryKeys.isCancellable,
  text: 'freeCancellation'
})

export interface Cancellable {
  card?: { freeCancellationHours: number | null } | null
}

/** Whether a start of a day, given in minutes from midnight, can still be cancelled free of charge. */
export function canStillCancel({ card }: Cancellable, day: Day, start: number, now: Clock): boolean {
  const hours = card?.freeCancellationHours ?? null
  return hours !== null && deadlineLeft(day, start, hours, now) !== null
}
