import type { Timetable } from '#domain/catalogue/availability.ts'
import type { AccessFact } from '#domain/listing/listing-state.ts'
import type { Language } from '#domain/text/locale.ts'
import type { OperatingMode } from '#domain/partner/mode.ts'
import type { Coordinates } from '#domain/place/place.ts'

/** A text that is shown as it is; with its language where that is not the page's. */
export interface TextWithLang {
  language: Language | null
  text: string
}

/** A municipality by its name in a language and the word for it in addresses, which is the same in all. */
export interface Town {
  name: string
  slug: string
}

/** What filters, orders and maps need of an experience, in one language. */
export interface ListingEntry extends Timetable {
  access: AccessFact[]
  /** What its card shows besides; null where every card is in the pages anyway. */
  card: CardTexts | null
  /** Slugs of categories. */
  categories: string[]
  /** The languages of the site that a guide speaks. */
  guides: Language[]
  hiddenFor: OperatingMode[]
  /** One gets there without a car. */
  isCarFree: boolean
  name: TextWithLang
  position: Coordinates | null
  /** The headline in euros, mostly what an adult pays; 0 is free, null is not known. */
  price: number | null
  /** The price "from" in words where another audience than the headline's pays less; empty elsewhere. */
  priceFromText: string
  /** The headline: the adult's price in words. */
  priceText: string
  /** What single people pay, for the price of a party: `26/14`. */
  rates: string
  slug: string
  town: Town | null
}

export interface CardTexts {
  /** When it is closed or sold out in the coming week; empty where it is not. */
  dayOff: string
  /** Place and duration. */
  facts: string
  /** As its card says it. */
  freeCancellationHours: number | null
  iconIn: OperatingMode[]
  picture: string
  tagline: TextWithLang | null
}
