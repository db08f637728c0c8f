import { languages } from '#domain/locale.ts'
import { provinceSlugs } from '#domain/province.ts'

import { refusedOfferKey, showLanguageOffer } from './language-offer.ts'
import { enterProvince, leaveHome } from './redirects.ts'

/** The text of the script that sends visitors of a home page on. */
export function leaveHomeScript(): string {
  return call(leaveHome, { languages, provinces: provinceSlugs })
}

/** The text of the script that leads the first view of a visit from a cover to its listing. */
export function enterProvinceScript(): string {
  return `(${enterProvince.toString()})()`
}

/** The text of the script that shows the offer to read the page in the browser's language. */
export function showLanguageOfferScript(): string {
  return call(showLanguageOffer, { languages, refusedKey: refusedOfferKey })
}

function call<Argument>(action: (argument: Argument) => void, argument: Argument): string {
  return `(${action.toString()})(${JSON.stringify(argument).replaceAll('<', '\\u003c')})`
}
