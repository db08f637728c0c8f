import type { Event, ItemPage, PeopleAudience, TouristDestinationLeaf } from 'schema-dts'

import { type Addressed, canonicalOf } from '#domain/page/canonical.ts'
import type { Category } from '#domain/catalogue/category.ts'
import type { Company } from '#domain/catalogue/company.ts'
import type { Experience } from '#domain/catalogue/experience.ts'
import { eurosOf, priceSummary } from '#domain/catalogue/price.ts'
import type { Words } from '#i18n/text/words.ts'
import { settings } from '#settings.ts'

import { sellerOf } from './company.ts'
import { timesOf } from './event.ts'
import type { Node, TouristProduct } from './graph.ts'
import { offerOf, ratesOf } from './offer.ts'
import { addressOf, geoOf, placeOf } from './place.ts'

interface Detail {
  categories: Category[]
  company: Company | null
  experience: Experience
  page: Addressed
  /** Where its picture is, below the address of the site. */
  picture: string
}

/** The page of an experience and what it is about: an event where there is a date, else a trip, which one can buy where its price is known, or a place. */
export function experienceNodes(words: Words, detail: Detail): Node[] {
  const { experience } = detail
  const isDated = experience.isEvent && experience.eventDate !== null
  return [pageOf(words, detail), isDated ? eventOf(words, detail) : thingOf(words, detail)]
}

/** A meta experience is a place. A trip is a product where it has an offer. */
function thingOf(words: Words, detail: Detail): Node {
  if (detail.experience.isDestination) return destinationOf(words, detail)
  return eurosOf(detail.experience.priceFrom) === null ? tripOf(words, detail) : productOf(words, detail)
}

function destinationOf(words: Words, detail: Detail): TouristDestinationLeaf {
  const { offers: _, ...facts } = factsOf(words, detail)
  return {
    '@type': 'TouristDestination',
    ...facts,
    address: addressOf(words, detail.experience),
    geo: geoOf(detail.experience.position)
  }
}

function idOf({ page }: Detail): string {
  return `${canonicalOf(settings.site, page)}#experiencia`
}

function pageOf({ read }: Words, detail: Detail): ItemPage {
  const { experience, page } = detail
  return {
    '@type': 'ItemPage',
    dateModified: experience.updated ?? undefined,
    inLanguage: read(experience.name).language,
    mainEntity: { '@id': idOf(detail) },
    url: canonicalOf(settings.site, page)
  }
}

function productOf(words: Words, detail: Detail): TouristProduct {
  const [category] = detail.categories
  return {
    ...tripOf(words, detail),
    '@type': ['Product', 'TouristTrip'],
    category: category && words.plain(category.name)
  }
}

function tripOf(words: Words, detail: Detail) {
  return {
    '@type': 'TouristTrip' as const,
    ...factsOf(words, detail),
    itinerary: placeOf(words, detail.experience),
    provider: sellerIn(words, detail)
  }
}

function eventOf(words: Words, detail: Detail): Event {
  const { eventDate, guideLanguages } = detail.experience
  return {
    '@type': 'Event',
    ...factsOf(words, detail),
    ...timesOf(eventDate),
    inLanguage: guideLanguages.length > 0 ? guideLanguages : undefined,
    location: placeOf(words, detail.experience),
    organizer: sellerIn(words, detail)
  }
}

function factsOf(words: Words, detail: Detail) {
  const { experience, page, picture } = detail
  const url = canonicalOf(settings.site, page)
  const seller = sellerIn(words, detail)
  return {
    '@id': idOf(detail),
    description: experience.tagline ? words.plain(experience.tagline) : undefined,
    audience: audienceOf(experience),
    image: settings.site + picture,
    name: words.plain(experience.name),
    offers: offerOf(priceSummary(experience.priceFrom, experience.prices).headline, {
      priceSpecification: ratesOf(words, experience.prices),
      seller: seller && { '@id': seller['@id'] },
      url
    }),
    url
  }
}

/** Whom an age limit admits; nothing where it is everybody. */
function audienceOf({ maximumAge, minimumAge }: Experience): PeopleAudience | undefined {
  if (maximumAge === null && minimumAge === null) return undefined
  return {
    '@type': 'PeopleAudience',
    requiredMaxAge: maximumAge ?? undefined,
    requiredMinAge: minimumAge ?? undefined
  }
}

function sellerIn(words: Words, { company }: Detail) {
  return company ? sellerOf(words, company) : undefined
}
