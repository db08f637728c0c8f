/** The link of a partner to its own page, as the database keeps it. The link itself is kept nowhere. */
export interface PartnerAccess {
  isRevoked: boolean
  /** ISO 8601. */
  until: string
  /** Goes up with every new link: those of before hold no longer. */
  version: number
}

/** How a partner comes to its own page: by its private link, or signed in, as one of the partners of the account. */
export type PartnerCredentials =
  | { kind: 'account'; partnerId: string | null }
  | { kind: 'link'; link: string }

/** Claims of a link whose signature was not checked yet. */
export interface AccessClaim {
  partnerId: string
  /** In base64url. */
  signature: string
  version: number
}

/** Links hold for a year unless another time is given. */
const accessDays = 365
const dayMs = 86_400_000

/** The link after this one: given for the first time, or renewed. */
export function nextAccess(before: PartnerAccess | null, nowMs: number, days = accessDays): PartnerAccess {
  return {
    isRevoked: false,
    until: new Date(nowMs + days * dayMs).toISOString(),
    version: (before?.version ?? 0) + 1
  }
}

export function revokedAccess({ until, version }: PartnerAccess): PartnerAccess {
  return { isRevoked: true, until, version }
}

export type AccessState = 'expired' | 'revoked' | 'valid'

/** Whether a link of a version opens the page at a moment. */
export function accessState(access: PartnerAccess, version: number, nowMs: number): AccessState {
  if (access.isRevoked || access.version !== version) return 'revoked'
  return Date.parse(access.until) > nowMs ? 'valid' : 'expired'
}

/** The text that is signed. */
export function accessText(partnerId: string, version: number): string {
  return `${partnerId}.${version}`
}

const claimed = /^(?<partnerId>[A-Za-z0-9][\w-]{0,99})\.(?<version>[1-9]\d{0,5})\.(?<signature>[\w-]{43})$/

/** Null for a text that cannot be a link of ours. */
export function accessClaim(token: string): AccessClaim | null {
  const { partnerId, signature, version } = claimed.exec(token)?.groups ?? {}
  if (partnerId === undefined || signature === undefined) return null
  return { partnerId, signature, version: Number(version) }
}
