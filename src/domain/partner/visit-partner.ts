import type { PartnerKind } from './mode.ts'
import type { PartnerStamp } from '#domain/privacy/visit.ts'

/** The partner that a visit comes from. `kind` is null until its public record was read once. */
export interface VisitPartner extends PartnerStamp {
  kind: PartnerKind | null
}

/** The partner as the browser stores it, word for word. */
export interface StoredPartner {
  partnerId: string | null
  partnerMoment: string | null
  partnerKind: string | null
}

/** The partner that counts in a province for visitors who bring none. */
export interface DefaultPartner {
  province: string
  id: string
  kind: PartnerKind
}

/** Facts about partners in every page, so that the first view of a visit has its mode before anything is painted. */
export interface KnownPartners {
  /** Default partners of the provinces, for visitors who bring none. */
  defaults: DefaultPartner[]
  kinds: Record<string, PartnerKind>
  /** Partners whose link leads to a page of the site. */
  leading: string[]
}

/** More partners than this would weigh on every page: then a new one gets its mode with its record. */
export const knownPartnerLimit = 40

/**
 * The partner of the query, from this moment on; else the stored one, if it was stored on the same calendar day of Andalusia; else none.
 * Complete in itself: its text also stands in the script that sets the mode before anything is painted.
 */
export function partnerOfVisit(search: string, stored: StoredPartner, nowMs: number): VisitPartner | null {
  const isId = (text: string | null): text is string =>
    text !== null && /^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/.test(text)
  const dayOf = (ms: number) => new Date(ms).toLocaleDateString('sv-SE', { timeZone: 'Europe/Madrid' })
  const { partnerId, partnerKind, partnerMoment } = stored
  const kind =
    partnerKind === 'rentacar' || partnerKind === 'tourist-housing' || partnerKind === 'other'
      ? partnerKind
      : null
  const asked = new URLSearchParams(search).get('partner')
  if (isId(asked)) {
    return {
      kind: asked === partnerId ? kind : null,
      partnerId: asked,
      partnerMoment: Math.floor(nowMs / 1000)
    }
  }
  const moment = Number(partnerMoment)
  if (!isId(partnerId) || dayOf(moment * 1000) !== dayOf(nowMs)) return null
  return { kind, partnerId, partnerMoment: moment }
}
