import { createHmac, timingSafeEqual } from 'node:crypto'

import {
  accessClaim,
  accessState,
  accessText,
  type PartnerAccess,
  type PartnerCredentials
} from '#domain/partner/access.ts'
import { isPartnerAt } from '#domain/partner/host.ts'
import type { Partner } from '#domain/partner/partner.ts'

import { done, type Outcome, refuse } from '#functions/site/outcome.ts'

export interface PartnerLookups {
  access: (partnerId: string) => Promise<PartnerAccess | null>
  partner: (partnerId: string) => Promise<Partner | null>
}

export interface OpenedPartner {
  /** The ids of the other partners of the same account. */
  others: string[]
  partner: Partner
  /** When the link ends; null for an account. */
  until: string | null
}

/** Finds the partner of a page: by a private link, or among the partners of the calling account. */
export function openPartner(
  way: PartnerCredentials,
  { key, own }: { key: string; own: readonly string[] | null },
  lookups: PartnerLookups,
  nowMs: number
): Promise<Outcome<OpenedPartner>> {
  return way.kind === 'link'
    ? openByLink(way.link, key, lookups, nowMs)
    : openByAccount(way.partnerId, own, lookups, nowMs)
}

async function openByAccount(
  asked: string | null,
  own: readonly string[] | null,
  lookups: PartnerLookups,
  nowMs: number
): Promise<Outcome<OpenedPartner>> {
  if (own === null) return refuse('unauthenticated', 'Neither a link nor an account', 'no-link')
  const id = own.find(each => asked === null || each === asked)
  if (id === undefined) return refuse('permission-denied', 'The account is not of this partner', 'role-lacks')
  const partner = await lookups.partner(id)
  return openedNow(partner, { others: own.filter(other => other !== id), until: null }, nowMs)
}

function openedNow(
  partner: Partner | null,
  rest: Omit<OpenedPartner, 'partner'>,
  nowMs: number
): Outcome<OpenedPartner> {
  return partner !== null && isPartnerAt(partner.partnership, new Date(nowMs).toISOString())
    ? done({ ...rest, partner })
    : refuse('failed-precondition', 'The partnership has ended', 'partner-ended')
}

/** Finds the partner of a private link. A link without our signature causes no read and reveals nothing. */
async function openByLink(
  token: string,
  key: string,
  { access: accessOf, partner: partnerOf }: PartnerLookups,
  nowMs: number
): Promise<Outcome<OpenedPartner>> {
  // Without a key every caller could sign.
  if (key === '') throw new Error('PARTNER_KEY is not set')
  const claim = accessClaim(token)
  if (claim === null || !isSigned(claim.signature, signatureOf(claim.partnerId, claim.version, key)))
    return refuse('not-found', 'No such link', 'link-unknown')
  const access = await accessOf(claim.partnerId)
  if (access === null) return refuse('not-found', 'No such link', 'link-unknown')
  const state = accessState(access, claim.version, nowMs)
  if (state !== 'valid') return refuse('failed-precondition', `The link is ${state}`, `link-${state}`)
  const partner = await partnerOf(claim.partnerId)
  return openedNow(partner, { others: [], until: access.until }, nowMs)
}

function signatureOf(partnerId: string, version: number, key: string): string {
  return createHmac('sha256', key).update(accessText(partnerId, version)).digest('base64url')
}

function isSigned(given: string, own: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(own)]
  return one.length === other.length && timingSafeEqual(one, other)
}
