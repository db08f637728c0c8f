import { queryKeys } from '#domain/listing/listing-keys.ts'
import { boxFilter } from './box-filter.ts'

/** Free is an explicit price of 0: an experience without a published price is not free. */
export const isFree = boxFilter({
  keeps: ({ price }) => price === 0,
  key: queryKeys.isFree,
  text: 'free'
})
