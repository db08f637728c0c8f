import { languages, type Locale } from '#domain/locale.ts'
import { provinceSlugs } from '#domain/province.ts'
import { pathIn, routes } from '#domain/routes.ts'

import { refusedOfferKey, showLanguageOffer } from './language-offer.ts'
import { enterProvince, leaveHome } from './redirects.ts'

/** The text of the script that sends visitors of a home page on. */
export function leaveHomeScript(locale: Locale): string {
  const home = pathIn(locale, routes.home)
  return call(leaveHome, { languages, prefix: home === routes.home ? '' : home, provinces: provinceSlugs })
}

/** The text of the script that leads the first view of a visit from a cover to its listing. */
export function enterProvinceScript(listing: string): string {
  return call(enterProvince, listing)
}

/** The text of the script that shows the offer to read the page in the browser's language. */
export function showLanguageOfferScript(): string {
  return call(showLanguageOffer, { languages, refusedKey: refusedOfferKey })
}

function call<Argument>(action: (argument: Argument) => void, argument: Argument): string {
  return `(${action.toString()})(${JSON.stringify(argument).replaceAll('<', '\\u003c')})`
}
