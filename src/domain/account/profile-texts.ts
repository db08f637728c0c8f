import type { PrivacyNoteTexts } from '#domain/privacy/privacy-note.ts'
import type { Texts } from '#texts.ts'

type Profile = Texts['profile']

/** Texts of the profile, in the language of the page. */
export interface ProfileTexts extends Profile {
  privacyNote: PrivacyNoteTexts
}
