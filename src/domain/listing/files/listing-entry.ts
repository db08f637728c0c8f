import type { Timetable } from '#domain/catalogue/availability.ts'
import type { AccessFact } from '#domain/listing/listing-state.ts'
import type { Language } from '#domain/text/locale.ts'
import type { OperatingMode } from '#domain/partner/mode.ts'
import type { Coordinates } from '#domain/place/place.ts'
import type { ProvinceSlug } from '#domain/place/province.ts'

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

/** Data that filters, orders and maps need of an experience, in one language. */
export interface ListingEntry extends Timetable {
  access: AccessFact[]
  /** Further texts of its card; null where every card is in the pages already. */
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
  /** Prices of single people, from which a party's price follows: `26/14`. */
  rates: string
  slug: string
  town: Town | null
  /** The modes in which it is booked with a WhatsApp message. */
  whatsappIn: OperatingMode[]
}

/** An event to come, with the provinces in which it is. */
export interface EventEntry extends ListingEntry {
  provinces: ProvinceSlug[]
}

/** A photograph as its card shows it. */
export interface CardPhoto {
  alt: string
  height: number
  /** On cards it is cut to the shape of a poster; above a page it keeps its own. */
  place: 'card' | 'hero'
  src: string
  /** Its smaller sizes; empty where it has none. */
  srcset: string
  width: number
}

export interface CardTexts {
  /** The day of an event; empty for what recurs. */
  date: string
  /** When it is closed or sold out in the coming week; empty where it is not. */
  dayOff: string
  duration: string
  /** The word for a paid place in the list; empty where it is not paid for. */
  featured: string
  /** As its card says it. */
  freeCancellationHours: number | null
  iconIn: OperatingMode[]
  /** Null where its poster is its picture. */
  photo: CardPhoto | null
  /** Its poster. */
  picture: string
  tagline: TextWithLang | null
}
