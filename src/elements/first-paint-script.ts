import { kindsOffered, termsOf } from '#domain/consent.ts'
import { type DefaultPartner, partnerOfVisit } from '#domain/visit-partner.ts'
import { tracking } from '#settings.ts'

import { askForConsent, setMode } from './first-paint.ts'

/** The text of the script that sets the mode and shows the cookie banner before anything is painted. */
export function firstPaintScript(defaults: readonly DefaultPartner[]): string {
  const mode = `(${setMode.toString()})(${literal(defaults)},${partnerOfVisit.toString()})`
  const consent = `(${askForConsent.toString()})(${literal(termsOf(kindsOffered(tracking)))})`
  return `${mode};${consent}`.replaceAll(/\n\s+/g, '\n')
}

function literal(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
