import type { Timetable } from './availability.ts'
import type { AccessFact } from './listing-state.ts'
import type { Language } from './locale.ts'
import type { OperatingMode } from './mode.ts'
import type { Coordinates } from './place.ts'

/** A text that is shown as it is; with its language where that is not the page's. */
export interface ForeignText {
  language: Language | null
  text: string
}

/** What filters, orders and maps need of an experience, in one language. */
export interface ListingEntry extends Timetable {
  access: AccessFact[]
  /** What its card shows besides; null where every card is in the pages anyway. */
  card: CardTexts | null
  /** Slugs of categories. */
  categories: string[]
  hiddenFor: OperatingMode[]
  name: ForeignText
  position: Coordinates | null
  /** Lowest positive price in euros; 0 is free, null is not known. */
  price: number | null
  priceText: string
  slug: string
}

export interface CardTexts {
  /** Place and duration. */
  facts: string
  iconIn: OperatingMode[]
  isVip: boolean
  picture: string
  tagline: ForeignText | null
}
