import { consentVersion, kindsOffered, readConsent } from '#domain/consent.ts'
import { type DefaultPartner, partnerOfVisit } from '#domain/visit-partner.ts'
import { tracking } from '#settings.ts'

import { askForConsent, setMode } from './first-paint.ts'

/** The text of the script that sets the mode and shows the cookie banner before anything is painted. */
export function firstPaintScript(defaults: readonly DefaultPartner[]): string {
  const terms = { offered: kindsOffered(tracking), version: consentVersion }
  return [call(setMode, defaults, partnerOfVisit), call(askForConsent, terms, readConsent)].join(';')
}

function call<Facts, Rule extends Function>(
  action: (facts: Facts, rule: Rule) => void,
  facts: Facts,
  rule: Rule
): string {
  return `(${action.toString()})(${JSON.stringify(facts).replaceAll('<', '\\u003c')},${rule.toString()})`
}
