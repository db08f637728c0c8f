import type { FilterTextKey } from '#domain/listing/filter-texts.ts'
import type { Order, View } from '#domain/listing/listing-state.ts'

export const orderNames = {
  initial: 'initial',
  nearby: 'nearby',
  price: 'byPrice'
} as const satisfies Record<Order, FilterTextKey>

export const orderReasons = {
  initial: 'initialWhy',
  nearby: 'nearbyWhy',
  price: 'priceWhy'
} as const satisfies Record<Order, FilterTextKey>

export const viewNames = { grid: 'grid', list: 'list' } as const satisfies Record<View, FilterTextKey>
