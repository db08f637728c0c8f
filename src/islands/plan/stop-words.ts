import { distanceText } from '#domain/place/place.ts'
import type { Stop } from '#domain/plan/plan-stops.ts'
import type { Means } from '#domain/plan/travel.ts'
import { hoursText } from '#domain/catalogue/availability.ts'
import { admissionText } from '#domain/booking/admission.ts'
import { partyPrice, partyTotalText } from '#domain/booking/party-price.ts'
import { readRates } from '#domain/catalogue/person-rates.ts'
import { partyTotalOf } from '#domain/plan/plan-total.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import type { Party } from '#domain/visit/visit.ts'
import type { Language } from '#domain/text/locale.ts'
import { clockTimeOf } from '#domain/time/calendar-day.ts'
import { durationText } from '#domain/time/duration-text.ts'

import type { PlanLabels } from './plan-labels.ts'

const minutesPerDay = 24 * 60

/** From its start to its end; where one can come at any time, between when; empty where it is not known. */
export function hoursOf({ entry, start }: Stop, labels: PlanLabels): string {
  if (start === null) return ''
  if (start.last > start.first) return hoursText(start, labels)
  const from = clockTimeOf(start.first)
  if (!entry?.durationMinutes) return from
  return interpolate(labels.until, {
    from,
    to: clockTimeOf((start.first + entry.durationMinutes) % minutesPerDay)
  })
}

/** How long the way to it takes by estimate, and when to leave at the latest. */
export function wayText(
  { problem, start, way }: Stop,
  means: Means,
  labels: PlanLabels,
  language: Language
): string {
  if (way === null) return ''
  const texts = {
    bicycle: labels.wayBicycle,
    car: labels.wayCar,
    foot: labels.wayFoot,
    transit: labels.wayTransit
  } satisfies Record<Means, string>
  const text = interpolate(texts[means], {
    distance: distanceText(Math.max(1, Math.round(way.km)), language).replace(/[.,]00/, ''),
    time: durationText(way.minutes, language)
  })
  if (start === null || problem !== null) return text
  const leave = interpolate(labels.leaveBy, { time: clockTimeOf(Math.max(0, start.last - way.minutes)) })
  return interpolate(labels.wayAndLeave, { leave, way: text })
}

/** The party's price of a stop where it is known, or the age from which they are admitted; else its usual price. */
export function priceOf({ entry, item }: Stop, party: Party, labels: PlanLabels, language: Language): string {
  if (entry === undefined) return ''
  const limited = partyPrice(readRates(entry.rates), party)
  if (limited.kind === 'age-limited') return admissionText(limited.admission, labels.visit)
  const total = partyTotalOf([item], new Map([[item.slug, entry]]), party)
  // A free experience needs no total.
  if (total === null || (total.euros === 0 && !total.isFrom)) return entry.price
  return partyTotalText(total, party, labels.visit, language)
}
