import { addressIn } from '#domain/page/canonical.ts'
import type { Company } from '#domain/catalogue/company.ts'
import type { Experience } from '#domain/catalogue/experience.ts'
import type { Amount, Price } from '#domain/catalogue/price.ts'
import { routes } from '#domain/site/routes.ts'
import { timeInAndalusia } from '#domain/time/day.ts'
import { wordsFor } from '#i18n/text/words.ts'
import { settings } from '#settings.ts'

interface OctoData {
  company: Company | null
  experience: Experience
}

const currency = { currency: 'EUR', currencyPrecision: 2 } as const
const centsPerEuro = 100

/** How ticket systems write that there is no highest age: the specification asks for a number. */
const oldest = 99

/** The kinds of units that ticket systems know; any other is `OTHER`. */
const unitTypes: Partial<Record<string, string>> = {
  adulto: 'ADULT',
  bebe: 'INFANT',
  estudiante: 'STUDENT',
  familia: 'FAMILY',
  joven: 'YOUTH',
  nino: 'CHILD',
  persona: 'ADULT',
  senior: 'SENIOR'
}

/**
 * Experiences as products of OCTO, field by field as its specification names them, in Spanish. To be read only: nothing is reserved here, so that what a product
 * says of its confirmation is what holds at the company. What nobody told us the times or the cancellation of is no product: the specification has no word for
 * unknown (docs/decisions/structured-data.md).
 */
export function octoProducts(products: readonly OctoData[]): object[] {
  return products.flatMap(product => {
    const { freeCancellationHours } = product.experience
    const starts = startsOf(product.experience)
    return starts.length === 0 || freeCancellationHours === null
      ? []
      : [productOf(product, { freeCancellationHours, starts })]
  })
}

function startsOf({ eventDate, schedules }: Experience): string[] {
  const scheduled = schedules.flatMap(schedule =>
    schedule.kind === 'starts' ? schedule.starts : [schedule.opens]
  )
  const starts = eventDate === null ? scheduled : [...scheduled, timeInAndalusia(eventDate.start)]
  return [...new Set(starts)].toSorted()
}

/** Fields that the specification requires and not every experience has. */
interface Known {
  freeCancellationHours: number
  starts: string[]
}

function productOf({ company, experience }: OctoData, known: Known): object {
  const { id, included, name, notIncluded, prices, schedules, slug, tagline } = experience
  const { plain } = wordsFor('esd')
  const isAtStarts = schedules.some(({ kind }) => kind === 'starts') || experience.eventDate !== null
  return {
    allowFreesale: false,
    availabilityRequired: true,
    availabilityType: isAtStarts ? 'START_TIME' : 'OPENING_HOURS',
    deliveryFormats: [],
    deliveryMethods: [],
    id,
    instantConfirmation: false,
    instantDelivery: false,
    internalName: plain(name),
    locale: 'es',
    options:
      prices.length === 0
        ? [optionOf(experience, known, null, 0)]
        : prices.map((price, at) => optionOf(experience, known, price, at)),
    redemptionMethod: 'MANIFEST',
    reference: null,
    timeZone: settings.timeZone,
    // The capability for prices.
    availableCurrencies: [currency.currency],
    defaultCurrency: currency.currency,
    pricingPer: 'UNIT',
    // The capability for content.
    country: 'ES',
    exclusions: notIncluded.map(plain),
    inclusions: included.map(plain),
    location: experience.municipality,
    shortDescription: tagline && plain(tagline),
    title: plain(name),
    // Beside the specification: where it is booked, and with whom.
    url: addressIn(settings.site, 'es', routes.experience(slug)),
    supplierName: company?.name ?? null
  }
}

function optionOf(
  experience: Experience,
  { freeCancellationHours, starts }: Known,
  price: Price | null,
  at: number
): object {
  const { plain } = wordsFor('esd')
  return {
    availabilityLocalStartTimes: starts,
    cancellationCutoff: `${freeCancellationHours} hours`,
    cancellationCutoffAmount: freeCancellationHours,
    cancellationCutoffUnit: 'hour',
    default: at === 0,
    id: at === 0 ? 'DEFAULT' : `OPTION-${at + 1}`,
    internalName: plain(price?.name ?? experience.name),
    reference: null,
    requiredContactFields: [],
    restrictions: { maxUnits: null, minUnits: 0 },
    units: (price?.amounts ?? []).map(amount => unitOf(amount, experience))
  }
}

/** A unit and its price in cents, tax included: the only price there is, for every buyer. */
function unitOf(amount: Amount, { maximumAge, minimumAge }: Experience): object {
  const cents = Math.round(amount.euros * centsPerEuro)
  return {
    id: amount.audience,
    internalName: wordsFor('esd').audience(amount),
    pricingFrom: [{ ...currency, includedTaxes: [], net: null, original: cents, retail: cents }],
    reference: null,
    requiredContactFields: [],
    restrictions: {
      accompaniedBy: [],
      idRequired: false,
      maxAge: Math.min(amount.until ?? oldest, maximumAge ?? oldest),
      maxQuantity: null,
      minAge: minimumAge ?? 0,
      minQuantity: null,
      paxCount: 1
    },
    type: unitTypes[amount.audience] ?? 'OTHER'
  }
}
