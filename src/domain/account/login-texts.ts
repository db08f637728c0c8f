import type { PrivacyNoteTexts } from '#domain/privacy/privacy-note.ts'
import type { Texts } from '#texts.ts'

type Login = Texts['login']

/** Texts of the login panel, in the language of the page. */
export interface LoginTexts extends Login {
  privacyAccount: PrivacyNoteTexts
  privacyPhone: PrivacyNoteTexts
}
