import type { LoginTexts } from '#domain/account/login-texts.ts'
import type { ProfileTexts } from '#domain/account/profile-texts.ts'

import { messages } from '#i18n/text/messages.ts'
import { privacyNote } from '#i18n/privacy/privacy-note.ts'
import type { Words } from '#i18n/text/words.ts'

/** The texts of the login panel. */
export function loginTexts(words: Words): LoginTexts {
  return {
    ...messages[words.language].login,
    privacyAccount: privacyNote(words, 'account'),
    privacyPhone: privacyNote(words, 'phone')
  }
}

/** The texts of the profile. */
export function profileTexts(words: Words): ProfileTexts {
  return {
    ...messages[words.language].profile,
    privacyNote: privacyNote(words, 'profile')
  }
}
