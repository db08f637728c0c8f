import type { PrivacyNoteTexts } from '#domain/privacy/privacy-note.ts'
import type { Texts } from '#texts.ts'

type Form = Texts['contactForm']

export interface ContactTexts extends Form, Pick<Texts['contact'], 'callUs' | 'writeUs'> {
  callHref: string
  mailHref: string
  privacyHref: string
  privacyNote: PrivacyNoteTexts
  termsHref: string
}
