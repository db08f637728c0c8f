import type { Locale } from './locale.ts'
import type { Coordinates } from './place.ts'
import type { ProvinceSlug } from './province.ts'

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
  | (VisitFacts & { kind: 'partner-visit'; partner: PartnerStamp; url: string })
