import type { Locale } from '#domain/text/locale.ts'
import type { Coordinates } from '#domain/place/place.ts'
import type { ProvinceSlug } from '#domain/place/province.ts'

import { joinSteps, noSteps, type VisitSteps } from './visit-steps.ts'

interface VisitFacts {
  uid: string
  /** ISO 8601. */
  moment: string
  province: ProvinceSlug
  locale: Locale
  position: Coordinates | null
}

/** Who sent a visitor, and when (seconds since 1970). */
export interface PartnerStamp {
  partnerId: string
  partnerMoment: number
}

/** A record of the statistics: a visit, or the moment in which a visit is known to come from a partner. */
export type Visit =
  | (VisitFacts & { kind: 'visit'; partner: PartnerStamp | null })
  | (VisitFacts & { kind: 'partner-visit'; partner: PartnerStamp; steps: VisitSteps; url: string })

/** A report about a visit at one moment of it. */
export interface VisitUpdate {
  locale: Locale
  partner: PartnerStamp | null
  position: Coordinates | null
  province: ProvinceSlug
  /** New steps of the visitor. They are kept only for a visit that comes from a partner. */
  steps: VisitSteps
  /** Where a visit that comes from a partner arrived. */
  url: string | null
}

/** The record with the news. It keeps its beginning, and what it knew that the news do not say. */
export function visitAfter(
  before: Visit | null,
  { locale, partner, position, province, steps, url }: VisitUpdate,
  uid: string,
  moment: string
): Visit {
  const facts = {
    locale,
    moment: before?.moment ?? moment,
    position: position ? roundedPosition(position) : (before?.position ?? null),
    province,
    uid
  }
  const known = partner ?? before?.partner ?? null
  const same =
    before?.kind === 'partner-visit' && before.partner.partnerId === known?.partnerId ? before : null
  // The page of arrival is the first one that was told: it says which code was scanned.
  const arrivedAt = same?.url ?? url
  if (known === null || arrivedAt === null) return { ...facts, kind: 'visit', partner: known }
  // Steps made for one partner do not count for the next one.
  const all = joinSteps(same?.steps ?? noSteps, steps)
  return { ...facts, kind: 'partner-visit', partner: known, steps: all, url: arrivedAt }
}

/** About a hundred metres: enough to count by, too little to find a door. */
const degreesKept = 1000

/** A position as it may leave the device. */
export function roundedPosition({ lat, lng }: Coordinates): Coordinates {
  return {
    lat: Math.round(lat * degreesKept) / degreesKept,
    lng: Math.round(lng * degreesKept) / degreesKept
  }
}
