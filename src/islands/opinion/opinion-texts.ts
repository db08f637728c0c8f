import type { PrivacyNoteTexts } from '#domain/privacy/privacy-note.ts'
import type { Texts } from '#texts.ts'

type Form = Texts['opinionForm']

export interface OpinionTexts extends Form {
  privacyNote: Omit<PrivacyNoteTexts, 'href'>
}
