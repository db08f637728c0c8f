/**
 * The kinds of cookies that there may be. `visits` is our own count of visits and of the partner that brought them; analytics and pixels are
 * of other parties, and exist only where the business has one (specification, section 4).
 */
export const cookieKinds = ['general', 'visits', 'analytics', 'social-pixel', 'video-pixel'] as const
export type CookieKind = (typeof cookieKinds)[number]

/** Rises when a kind begins to mean something else: every visitor is asked again. */
export const consentVersion = 3

/** After so many years of 365 days the visitor is asked again, as the Spanish authority asks for (24 months at most). */
export const consentYears = 2

/** How long the page waits before it loads again without what is not accepted any more (specification, section 9). */
export const consentReloadDelayMs = 200

/** The visitor's choice, the choices that were offered, and the moment (ISO 8601). */
export interface Consent {
  version: number
  date: string
  offered: CookieKind[]
  accepted: CookieKind[]
}

/** Ids of what measures visits; null for what the business does not use. */
export interface Tracking {
  analyticsId: string | null
  socialPixelId: string | null
  videoPixelId: string | null
}

/** The kinds that can be chosen: those of other parties show only where the business defines their ids. */
export function kindsOffered({ analyticsId, socialPixelId, videoPixelId }: Tracking): CookieKind[] {
  return [
    'general',
    'visits',
    ...(analyticsId === null ? [] : (['analytics'] as const)),
    ...(socialPixelId === null ? [] : (['social-pixel'] as const)),
    ...(videoPixelId === null ? [] : (['video-pixel'] as const))
  ]
}

/** Mandatory cookies cannot be switched off. */
export function isMandatory(kind: CookieKind): boolean {
  return kind === 'general'
}

/** Whether something runs that only loading the page again ends. Our own count of visits asks before each call. */
export function needsReload(before: readonly CookieKind[], after: readonly CookieKind[]): boolean {
  return before.some(kind => kind !== 'visits' && !after.includes(kind))
}

/**
 * Whether a choice of this date (ISO 8601) still counts. A date to come is one of a wrong clock, and would never end. Complete in itself: its
 * text also stands in the script that shows the banner before anything is painted.
 */
export function isConsentCurrent(date: string, nowMs: number, years: number): boolean {
  const ageMs = nowMs - Date.parse(date)
  const oneDayMs = 86_400_000
  return ageMs > -oneDayMs && ageMs < years * 365 * oneDayMs
}

/** The record of a choice: nothing is accepted that was not offered, and the mandatory always is. */
export function consentTo(chosen: CookieKind[], offered: CookieKind[], date: string): Consent {
  return {
    accepted: offered.filter(kind => isMandatory(kind) || chosen.includes(kind)),
    date,
    offered,
    version: consentVersion
  }
}

/**
 * How every stored choice begins that was made under these terms. Anyone who wants to know whether there is one need not read it: the script
 * that shows the banner before anything is painted compares these words alone.
 */
export function termsOf(offered: readonly CookieKind[]): string {
  return JSON.stringify({ offered, version: consentVersion }).replace(/}$/, ',')
}

export function writeConsent({ accepted, date, offered, version }: Consent): string {
  return JSON.stringify({ offered, version, date, accepted })
}

/** Reads a stored choice. Null when there is none that holds: made under other terms, too long ago, or not a choice at all. */
export function readConsent(
  stored: string | null,
  offered: readonly CookieKind[],
  nowMs: number
): Consent | null {
  if (!stored?.startsWith(termsOf(offered))) return null
  try {
    const { accepted, date }: { accepted?: unknown; date?: unknown } = JSON.parse(stored)
    if (!Array.isArray(accepted) || typeof date !== 'string') return null
    if (!isConsentCurrent(date, nowMs, consentYears)) return null
    return consentTo(
      offered.filter(kind => accepted.includes(kind)),
      [...offered],
      date
    )
  } catch {
    return null
  }
}
