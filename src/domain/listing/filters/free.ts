import { queryKeys } from '#domain/listing/listing-keys.ts'
import type { Filter } from './filter.ts'

const key = queryKeys.isFree

/** Free is an explicit price of 0: an experience without a published price is not free. */
export const isFree: Filter<boolean> = {
  control: { kind: 'box', on: true, text: 'free', word: '1' },
  describe: ({ text }, value) => (value ? [{ text: text('free'), without: false }] : []),
  isOn: value => value,
  keys: [key],
  matches: ({ price }, value) => !value || price === 0,
  off: false,
  placement: 'more',
  read: query => query.get(key) === '1',
  write: value => [value ? '1' : '']
}
