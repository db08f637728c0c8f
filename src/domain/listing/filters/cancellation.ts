import { startsOn } from '#domain/catalogue/availability.ts'
import { deadlineLeft } from '#domain/booking/cancellation.ts'
import { queryKeys } from '#domain/listing/listing-keys.ts'
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
    const hours = entry.card?.freeCancellationHours ?? null
    if (hours === null || days === null) return hours !== null
    return days.some(day =>
      startsOn(day, entry).some(({ last }) => deadlineLeft(day, last, hours, now) !== null)
    )
  },
  off: false,
  placement: 'more',
  read: query => query.get(key) === '1',
  write: value => [value ? '1' : '']
}
