import type { Language } from '#domain/text/locale.ts'
import type { Party } from '#domain/visit/visit.ts'

/** Facts about access, and being under a roof, that a visitor can ask for. */
export const accessFacts = ['step-free', 'wheelchair', 'pushchair', 'dogs', 'shade', 'indoor'] as const
export type AccessFact = (typeof accessFacts)[number]

/** How long: up to two hours, up to four, more. */
export const lengths = ['short', 'medium', 'long'] as const
export type Length = (typeof lengths)[number]

/** When it begins: before 13:00, before 19:00, later. */
export const dayParts = ['morning', 'afternoon', 'evening'] as const
export type DayPart = (typeof dayParts)[number]

export const namedDays = ['today', 'tomorrow', 'weekend', 'week'] as const
/** Days that are asked for in words alone: the filter does not offer them. */
export const spokenDays = ['afterTomorrow', 'nextWeek', 'nextWeekend'] as const
export type NamedDay = (typeof namedDays | typeof spokenDays)[number]

export const orders = ['initial', 'price', 'nearby'] as const
export type Order = (typeof orders)[number]

export const views = ['grid', 'list'] as const
export type View = (typeof views)[number]

/** Euros, both included; null is open. */
export interface PriceRange {
  from: number | null
  to: number | null
}

/** The value of each filter (`filters/filters.ts`). Several values of one kind widen a listing, different kinds narrow it; facts of access must all hold. */
export interface FilterValues {
  access: AccessFact[]
  /** Only what admits everybody who comes; where nobody said who, only what has no age limit. */
  allAges: boolean
  /** Slugs of categories. */
  categories: string[]
  dayParts: DayPart[]
  /** Languages of which a guide speaks any. */
  guides: Language[]
  isByWhatsapp: boolean
  /** Free of charge, as long as there is time for it. */
  isCancellable: boolean
  isFree: boolean
  lengths: Length[]
  /** Who comes: it changes what cards say, not which there are. */
  party: Party
  price: PriceRange
  /** The search text. */
  text: string
  /** Slugs of towns. */
  towns: string[]
  /** A named day, a weekday or month (`weekdayWords`, `monthWords`), or a day on the calendar, `YYYY-MM-DD`. */
  when: string | null
}

/** Everything a visitor asked of a listing. */
export interface ListingState extends FilterValues {
  /** Null leaves the order to the listing. */
  order: Order | null
  view: View
}

/** Puts it in, or takes it out (specification, section 4: categories toggle). */
export function toggleItem<Item>(items: Item[], item: Item): Item[] {
  return items.includes(item) ? items.filter(other => other !== item) : [...items, item]
}

export function sameItems<Item>(some: Item[], others: Item[]): boolean {
  return some.length === others.length && some.every(item => others.includes(item))
}
