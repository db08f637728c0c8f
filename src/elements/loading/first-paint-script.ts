import {
  consentTo,
  consentYears,
  type CookieKind,
  isConsentCurrent,
  kindsOffered,
  termsOf
} from '#domain/privacy/consent.ts'
import { partnerOfVisit } from '#domain/partner/visit-partner.ts'
import { tracking } from '#settings.ts'

import { askForConsent, expectCustomer, setMode } from './first-paint.ts'

/**
 * The text of the script that shows the cookie banner and sets the mode before anything is painted: what is accepted decides where a partner is kept. The same on every page, whatever the
 * content: the security policy of the site names it by its sum.
 */
export function firstPaintScript(): string {
  const mode = `(${setMode.toString()})(${partnerOfVisit.toString()})`
  const offered = kindsOffered(tracking)
  const accepted = (chosen: CookieKind[]) => JSON.stringify(consentTo(chosen, offered, '').accepted)
  const answers = literal({ all: accepted(offered), necessary: accepted([]) })
  const consent = `(${askForConsent.toString()})(${isConsentCurrent.toString()},${consentYears},${literal(termsOf(offered))},${answers})`
  const session = `(${expectCustomer.toString()})()`
  // Removes marks that serve the bundler alone: they would be in every page.
  return `${consent};${mode};${session}`.replaceAll(/\n\s*/g, '\n').replaceAll('/* @__PURE__ */ ', '')
}

function literal(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
