import type { PrivacyNoteTexts } from '#domain/privacy/privacy-note.ts'
import type { Texts } from '#texts.ts'

type Profile = Texts['profile']

/** What the profile says, in the language of the page. */
export interface ProfileTexts extends Profile {
  privacyNote: PrivacyNoteTexts
}
