import type { AccessFact, DayPart, Length, NamedDay, Order, View } from '#domain/listing-state.ts'

/** What the filters say, as the catalogue of texts has it. */
export type FilterTexts = Record<
  | 'access'
  | 'active_one'
  | 'active_other'
  | 'afternoon'
  | 'anyDay'
  | 'asking_one'
  | 'asking_other'
  | 'byPrice'
  | 'categories'
  | 'date'
  | 'dogs'
  | 'evening'
  | 'failed'
  | 'free'
  | 'from'
  | 'grid'
  | 'heading'
  | 'highest'
  | 'indoor'
  | 'initial'
  | 'initialWhy'
  | 'length'
  | 'list'
  | 'loading'
  | 'long'
  | 'lowest'
  | 'medium'
  | 'more'
  | 'moreActive'
  | 'morning'
  | 'nearby'
  | 'nearbyAsk'
  | 'nearbyWhy'
  | 'none'
  | 'offline'
  | 'order'
  | 'price'
  | 'priceWhy'
  | 'pushchair'
  | 'reset'
  | 'restore'
  | 'retry'
  | 'seeTomorrow_one'
  | 'seeTomorrow_other'
  | 'shade'
  | 'short'
  | 'start'
  | 'stepFree'
  | 'to'
  | 'today'
  | 'tomorrow'
  | 'tooLate'
  | 'view'
  | 'week'
  | 'wheelchair'
  | 'when',
  string
>

type TextKey = keyof FilterTexts

export const dayNames = {
  today: 'today',
  tomorrow: 'tomorrow',
  week: 'week'
} as const satisfies Record<NamedDay, TextKey>

export const accessNames = {
  dogs: 'dogs',
  indoor: 'indoor',
  pushchair: 'pushchair',
  shade: 'shade',
  'step-free': 'stepFree',
  wheelchair: 'wheelchair'
} as const satisfies Record<AccessFact, TextKey>

export const lengthNames = {
  long: 'long',
  medium: 'medium',
  short: 'short'
} as const satisfies Record<Length, TextKey>

export const partNames = {
  afternoon: 'afternoon',
  evening: 'evening',
  morning: 'morning'
} as const satisfies Record<DayPart, TextKey>

export const orderNames = {
  initial: 'initial',
  nearby: 'nearby',
  price: 'byPrice'
} as const satisfies Record<Order, TextKey>

export const orderReasons = {
  initial: 'initialWhy',
  nearby: 'nearbyWhy',
  price: 'priceWhy'
} as const satisfies Record<Order, TextKey>

export const viewNames = { grid: 'grid', list: 'list' } as const satisfies Record<View, TextKey>
