import type { ContactProblem } from '#domain/contact/contact-form.ts'
import type { PrivacyNoteTexts } from '#domain/privacy/privacy-note.ts'

export interface ContactTexts {
  asleep: string
  callHref: string
  callUs: string
  discard: string
  email: string
  failed: string
  kept: string
  keptHere: string
  mailHref: string
  message: string
  name: string
  privacyHref: string
  privacyLink: string
  privacyNote: PrivacyNoteTexts
  problems: Record<ContactProblem['code'], string>
  retry: string
  send: string
  sending: string
  sent: string
  terms: string
  termsAnd: string
  termsHref: string
  termsLink: string
  tooOften: string
  trap: string
  writeUs: string
}
