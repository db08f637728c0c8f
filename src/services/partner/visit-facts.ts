import { partnerKinds } from '#domain/partner/mode.ts'
import type { DefaultPartner } from '#domain/partner/visit-partner.ts'
import type { CookieKind } from '#domain/privacy/consent.ts'

/** The partner that counts on this page for visitors who bring none; it is worked out before the first paint. */
export function readDefaultPartner(): DefaultPartner | null {
  const [province, id, kindName] = document.documentElement.dataset.defaultPartner?.split(' ') ?? []
  const kind = partnerKinds.find(known => known === kindName)
  return province && id && kind ? { id, kind, province } : null
}

/** Whether the visitor agreed to a kind of cookies, as the page knows since before its first paint. */
export function isAccepted(kind: CookieKind): boolean {
  return document.documentElement.dataset.accepted?.split(' ').includes(kind) ?? false
}
