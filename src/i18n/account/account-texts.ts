import type { LoginTexts } from '#domain/account/login-texts.ts'
import type { ProfileTexts } from '#domain/account/profile-texts.ts'

import { messages } from '#i18n/text/messages.ts'
import { privacyNote } from '#i18n/privacy/privacy-note.ts'
import type { Words } from '#i18n/text/words.ts'

/** The texts of the login panel, whole: `{phone}` and `{code}` are filled in where they are known. */
export function loginTexts(words: Words): LoginTexts {
  const { language, t } = words
  const { login } = messages[language]
  return {
    ...login,
    codeLead: t('login.codeLead', { phone: '{phone}' }),
    errors: { ...login.errors, unknown: t('login.errors.unknown', { code: '{code}' }) },
    privacyAccount: privacyNote(words, 'account'),
    privacyPhone: privacyNote(words, 'phone'),
    resendIn: t('login.resendIn', { seconds: '{seconds}' })
  }
}

/** The texts of the profile, whole: `{email}` is filled in where it is known. */
export function profileTexts(words: Words): ProfileTexts {
  const { language, t } = words
  return {
    ...messages[language].profile,
    emailChangeLead: t('profile.emailChangeLead', { email: '{email}' }),
    emailChangeSent: t('profile.emailChangeSent', { email: '{email}' }),
    privacyNote: privacyNote(words, 'profile')
  }
}
