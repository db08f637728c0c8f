import { createHmac, timingSafeEqual } from 'node:crypto'

import { accessClaim, accessState, accessText, type PartnerAccess } from '#domain/partner/access.ts'
import { isPartnerAt } from '#domain/partner/host.ts'
import type { Partner } from '#domain/partner/partner.ts'

import { done, type Outcome, refuse } from '#functions/site/outcome.ts'

export interface PartnerLookups {
  access: (partnerId: string) => Promise<PartnerAccess | null>
  partner: (partnerId: string) => Promise<Partner | null>
}

export interface OpenedPartner {
  partner: Partner
  until: string
}

/** Whose page a private link opens. What is not signed by us reads nothing of the database and says nothing of what is there. */
export async function openPartner(
  token: string,
  key: string,
  { access: accessOf, partner: partnerOf }: PartnerLookups,
  nowMs: number
): Promise<Outcome<OpenedPartner>> {
  // Without a key anybody could sign.
  if (key === '') throw new Error('PARTNER_KEY is not set')
  const claim = accessClaim(token)
  if (claim === null || !isSigned(claim.signature, signatureOf(claim.partnerId, claim.version, key)))
    return refuse('not-found', 'No such link', 'link-unknown')
  const access = await accessOf(claim.partnerId)
  if (access === null) return refuse('not-found', 'No such link', 'link-unknown')
  const state = accessState(access, claim.version, nowMs)
  if (state !== 'valid') return refuse('failed-precondition', `The link is ${state}`, `link-${state}`)
  const partner = await partnerOf(claim.partnerId)
  return partner !== null && isPartnerAt(partner.partnership, new Date(nowMs).toISOString())
    ? done({ partner, until: access.until })
    : refuse('failed-precondition', 'The partnership has ended', 'partner-ended')
}

function signatureOf(partnerId: string, version: number, key: string): string {
  return createHmac('sha256', key).update(accessText(partnerId, version)).digest('base64url')
}

function isSigned(given: string, own: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(own)]
  return one.length === other.length && timingSafeEqual(one, other)
}
