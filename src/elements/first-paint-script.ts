import { consentTo, type CookieKind, kindsOffered, termsOf } from '#domain/consent.ts'
import { partnerOfVisit } from '#domain/visit-partner.ts'
import { tracking } from '#settings.ts'

import { askForConsent, expectCustomer, setMode } from './first-paint.ts'

/**
 * The text of the script that sets the mode and shows the cookie banner before anything is painted. The same on every page, whatever the
 * content: the security policy of the site names it by its sum.
 */
export function firstPaintScript(): string {
  const mode = `(${setMode.toString()})(${partnerOfVisit.toString()})`
  const offered = kindsOffered(tracking)
  const accepted = (chosen: CookieKind[]) => JSON.stringify(consentTo(chosen, offered, '').accepted)
  const answers = literal({ all: accepted(offered), necessary: accepted([]) })
  const consent = `(${askForConsent.toString()})(${literal(termsOf(offered))},${answers})`
  const session = `(${expectCustomer.toString()})()`
  return `${mode};${consent};${session}`.replaceAll(/\n\s*/g, '\n')
}

function literal(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
