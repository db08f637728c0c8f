import type { Composition } from 'posters/compositions'
import { memoizeWeak } from '#domain/data/memoize.ts'
import { timeInAndalusia } from '#domain/time/day.ts'
import { isFreeVisit } from './booking.ts'
import type { Experience, Photo } from './experience.ts'
import { personRatesOf, writeRates } from './person-rates.ts'
import { type PriceSummary, priceSummary } from './price.ts'
import { firstTime, type TimeOfDay, timeOfDay } from '#domain/time/schedule.ts'

/** Data that a list shows of an experience. A change of any other text leaves the lists as they are. */
export interface Card extends Pick<
  Experience,
  | 'address'
  | 'categoryIds'
  | 'paletteVariant'
  | 'durationMinutes'
  | 'eventDate'
  | 'hiddenFor'
  | 'iconIn'
  | 'id'
  | 'isEvent'
  | 'isDestination'
  | 'isVip'
  | 'municipality'
  | 'name'
  | 'nextDayOff'
  | 'position'
  | 'priceFrom'
  | 'provinces'
  | 'slug'
  | 'tagline'
> {
  /** Until how many hours before its start a booking can be cancelled free of charge; null where it cannot. What is not booked has nothing to cancel. */
  freeCancellationHours: number | null
  light: TimeOfDay
  /** Composition of the poster. */
  motif: Composition
  photo: Photo | null
  price: PriceSummary
  /** Prices of single people, from which a party's price follows: `26/14`. */
  rates: string
}

/** The light in which it usually takes place: that of its date, else of its first time. */
export const lightOf = memoizeWeak(({ eventDate, schedules }: Experience): TimeOfDay =>
  timeOfDay(eventDate ? timeInAndalusia(eventDate.start) : firstTime(schedules))
)

type Pictured = Pick<Experience, 'isPosterFirst' | 'photos'>

/** The photograph that stands before the poster, on cards and above the page; null where the poster stands there itself. */
export function photoAbove({ isPosterFirst, photos }: Pictured): Photo | null {
  return isPosterFirst ? null : (photos[0] ?? null)
}

/** The photographs that are shown below. */
export function photosBelow({ isPosterFirst, photos }: Pictured): Photo[] {
  return photos.slice(isPosterFirst ? 0 : 1)
}

export function cardOf(experience: Experience, motif: Composition | null): Card {
  return {
    address: experience.address,
    categoryIds: experience.categoryIds,
    paletteVariant: experience.paletteVariant,
    durationMinutes: experience.durationMinutes,
    eventDate: experience.eventDate,
    freeCancellationHours: isFreeVisit(experience) ? null : experience.freeCancellationHours,
    hiddenFor: experience.hiddenFor,
    iconIn: experience.iconIn,
    id: experience.id,
    isEvent: experience.isEvent,
    isDestination: experience.isDestination,
    isVip: experience.isVip,
    light: lightOf(experience),
    motif: motif ?? 'pueblo-blanco',
    municipality: experience.municipality,
    name: experience.name,
    nextDayOff: experience.nextDayOff,
    photo: photoAbove(experience),
    position: experience.position,
    price: priceSummary(experience.priceFrom, experience.prices),
    priceFrom: experience.priceFrom,
    provinces: experience.provinces,
    rates: writeRates(personRatesOf(experience)),
    slug: experience.slug,
    tagline: experience.tagline
  }
}
