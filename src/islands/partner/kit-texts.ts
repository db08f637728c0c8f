import type { Way } from '#domain/partner/host.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import type { Language } from '#domain/text/locale.ts'
import type { Texts } from '#texts.ts'

export interface PartnerKitTexts extends Omit<Texts['partnerKit'], 'description'> {
  askHref: string
  embed: string
  /** The page that writes cards for other pages. */
  embedHref: string
  loginHref: string
  signIn: string
  formats: Texts['printed']['formats']
  languageNames: Record<Language, string>
  ride: string
  walk: string
  /** Before the id of a partner: the page that greets its guests. */
  welcomePrefix: string
}

/** How far something is, in the language of the page. */
export function distanceText(
  language: Language,
  way: Way,
  { ride, walk }: Pick<PartnerKitTexts, 'ride' | 'walk'>
) {
  return way.kind === 'walk'
    ? interpolate(walk, { minutes: String(way.minutes) })
    : interpolate(ride, { km: new Intl.NumberFormat(language).format(way.km) })
}

/** Why a private link does not open, by the code of the function. */
export function refusalOf(code: string, texts: PartnerKitTexts): string {
  const reasons: Readonly<Record<string, string>> = {
    'link-expired': texts.expired,
    'link-revoked': texts.revoked,
    'link-unknown': texts.unknown,
    'no-link': texts.noLink,
    'partner-ended': texts.ended,
    'permission-denied': texts.notYours,
    'role-lacks': texts.notYours,
    unauthenticated: texts.noLink,
    'invalid-argument': texts.unknown,
    'resource-exhausted': texts.tooOften
  }
  return reasons[code] ?? texts.failed
}

/** True for a failure that may be gone in a moment. */
export function mayTryAgain(code: string): boolean {
  return ![
    'invalid-argument',
    'link-expired',
    'link-revoked',
    'link-unknown',
    'no-link',
    'partner-ended',
    'permission-denied',
    'role-lacks',
    'unauthenticated'
  ].includes(code)
}

/** Whether signing in may help, with an account or with another one. */
export function needsAccount(code: string): boolean {
  return code === 'no-link' || code === 'unauthenticated'
}
