import { addressIn } from '#domain/page/canonical.ts'
import type { Category } from '#domain/catalogue/category.ts'
import type { Company } from '#domain/catalogue/company.ts'
import type { Experience } from '#domain/catalogue/experience.ts'
import { type Amount, type SellableLine, sellableLines } from '#domain/catalogue/price.ts'
import { memoizeWeak } from '#domain/data/memoize.ts'
import { addressLine } from '#domain/place/place.ts'
import { routes } from '#domain/site/routes.ts'
import type { LocalizedText } from '#domain/text/text.ts'
import { wordsFor } from '#i18n/text/words.ts'
import { settings } from '#settings.ts'

import { optionCategories } from './option-categories.ts'

export interface ProductData {
  categories: Category[]
  company: Company | null
  experience: Experience
  /** Where its picture for sharing is, below the address of the site. */
  picture: string
}

interface Shard {
  nonce: number
  part: number
  parts: number
  products: ProductData[]
}

const secondsPerMinute = 60
const secondsPerHour = 3600
const nanosPerCent = 10_000_000

/** A part of the product feed of Google's Things to do as JSON, field by field as its documentation names them. */
export function productShard({ nonce, part, parts, products }: Shard): string {
  const metadata = JSON.stringify({
    nonce,
    processing_instruction: 'PROCESS_AS_SNAPSHOT',
    shard_id: part - 1,
    total_shards_count: parts
  })
  return `{"feed_metadata":${metadata},"products":[${products.map(productText).join()}]}`
}

/** Once for each: whenever one of them changes, so does the number of all, and all are written again. */
const productText = memoizeWeak((data: ProductData) => JSON.stringify(productOf(data)))

function productOf(data: ProductData): object {
  const { company, experience, picture } = data
  const { descriptionHtml, included, name, notIncluded, tagline } = experience
  return {
    brand_name: localized({ es: settings.name }),
    description: localized(descriptionHtml ?? tagline ?? name),
    id: experience.id,
    inventory_type: 'INVENTORY_TYPE_DEFAULT',
    operator: company ? operatorOf(company) : undefined,
    options: sellableLines(experience.priceFrom, experience.prices).map(line => optionOf(data, line)),
    product_features: [
      ...features('TEXT_FEATURE_HIGHLIGHT', tagline ? [tagline] : []),
      ...features('TEXT_FEATURE_INCLUSION', included),
      ...features('TEXT_FEATURE_EXCLUSION', notIncluded)
    ],
    related_media: [{ type: 'MEDIA_TYPE_PHOTO', url: settings.site + picture }],
    title: localized(name)
  }
}

function optionOf(data: ProductData, { amount, line, number }: SellableLine): object {
  const { experience } = data
  const { durationMinutes, freeCancellationHours, meetingPoint, name, slug } = experience
  const id = `${experience.id}-${number}`
  return {
    cancellation_policy:
      freeCancellationHours === null
        ? undefined
        : {
            refund_conditions: [
              {
                min_duration_before_start_time_sec: freeCancellationHours * secondsPerHour,
                refund_percent: 100
              }
            ]
          },
    duration_sec: durationMinutes === null ? undefined : durationMinutes * secondsPerMinute,
    id,
    landing_page: { url: addressIn(settings.site, 'es', routes.experience(slug)) },
    meeting_point: meetingPoint
      ? { description: localized(meetingPoint), location: placeOf(experience) }
      : undefined,
    option_categories: optionCategories(data).map(label => ({ label })),
    price_options: [priceOptionOf(id, amount)],
    related_locations: [
      { location: { location: placeOf(experience) }, relation_type: 'RELATION_TYPE_RELATED_NO_ADMISSION' }
    ],
    title: localized(line.name ?? name)
  }
}

/** The only price of an option: Google shows the lowest one that it gets, which is to be what an adult pays. */
function priceOptionOf(option: string, amount: Amount): object {
  const cents = Math.round(amount.euros * 100)
  return {
    id: `${option}-1`,
    price: { currency_code: 'EUR', nanos: (cents % 100) * nanosPerCent, units: Math.floor(cents / 100) },
    title: wordsFor('esd').audience(amount)
  }
}

function placeOf({ address, municipality, name, position }: Experience): object {
  const { plain } = wordsFor('esd')
  return {
    place_info: {
      coordinates: position ? { latitude: position.lat, longitude: position.lng } : undefined,
      name: plain(name),
      unstructured_address: [addressLine(address, municipality), 'Andalucía', 'España']
        .filter(Boolean)
        .join(', ')
    }
  }
}

function operatorOf({ address, municipality, name, phone, website }: Company): object {
  const place = {
    name,
    phone_number: phone ?? undefined,
    unstructured_address: addressLine(address, municipality) || undefined,
    website_url: website ?? undefined
  }
  return {
    google_business_profile_name: localized({ es: name }),
    locations: [{ location: { place_info: place } }]
  }
}

function features(type: string, texts: LocalizedText[]): object[] {
  return texts.map(text => ({ feature_type: type, value: localized(text) }))
}

function localized(text: LocalizedText): object {
  return {
    localized_texts: Object.entries(text).map(([language, text]) => ({ language_code: language, text }))
  }
}
