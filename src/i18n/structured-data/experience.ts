import type { Event, ItemPage } from 'schema-dts'

import { canonicalOf } from '#domain/canonical.ts'
import type { Category } from '#domain/category.ts'
import type { Company } from '#domain/company.ts'
import type { Experience } from '#domain/experience.ts'
import type { PageContext } from '#domain/page.ts'
import type { Words } from '#i18n/words.ts'
import { settings } from '#settings.ts'

import { sellerOf } from './company.ts'
import type { Node, TouristProduct } from './graph.ts'
import { offerOf } from './offer.ts'
import { placeOf } from './place.ts'

interface Detail {
  categories: Category[]
  company: Company | null
  experience: Experience
  page: Pick<PageContext, 'languages' | 'locale' | 'path'>
  /** Where its picture is, below the address of the site. */
  picture: string
}

/** The page of an experience and what it is about: an event where there is a date, else a trip that one can buy. */
export function experienceNodes(words: Words, detail: Detail): Node[] {
  const { experience } = detail
  const isDated = experience.isEvent && experience.eventDate !== null
  return [pageOf(words, detail), isDated ? eventOf(words, detail) : tripOf(words, detail)]
}

function idOf({ page }: Detail): string {
  return `${canonicalOf(page)}#experiencia`
}

function pageOf({ read }: Words, detail: Detail): ItemPage {
  const { experience, page } = detail
  return {
    '@type': 'ItemPage',
    dateModified: experience.updated ?? undefined,
    inLanguage: read(experience.name).language,
    mainEntity: { '@id': idOf(detail) },
    url: canonicalOf(page)
  }
}

function tripOf(words: Words, detail: Detail): TouristProduct {
  const { categories, experience } = detail
  const [category] = categories
  return {
    '@type': ['Product', 'TouristTrip'],
    ...factsOf(words, detail),
    category: category && words.plain(category.name),
    itinerary: placeOf(words, experience),
    provider: sellerIn(words, detail)
  }
}

function eventOf(words: Words, detail: Detail): Event {
  const { eventDate, guideLanguages } = detail.experience
  return {
    '@type': 'Event',
    ...factsOf(words, detail),
    endDate: eventDate?.end ?? undefined,
    inLanguage: guideLanguages.length > 0 ? guideLanguages : undefined,
    location: placeOf(words, detail.experience),
    organizer: sellerIn(words, detail),
    startDate: eventDate?.start
  }
}

function factsOf(words: Words, detail: Detail) {
  const { experience, page, picture } = detail
  const url = canonicalOf(page)
  const seller = sellerIn(words, detail)
  return {
    '@id': idOf(detail),
    description: experience.tagline ? words.plain(experience.tagline) : undefined,
    image: settings.site + picture,
    name: words.plain(experience.name),
    offers: offerOf(experience.priceFrom, { seller: seller && { '@id': seller['@id'] }, url }),
    url
  }
}

function sellerIn(words: Words, { company }: Detail) {
  return company ? sellerOf(words, company) : undefined
}
