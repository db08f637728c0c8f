import { type Language, localeOf } from '#domain/locale.ts'
import type { LoginTexts } from '#domain/login-texts.ts'
import type { ProfileTexts } from '#domain/profile-texts.ts'

import { messages } from './messages.ts'
import { wordsFor } from './words.ts'

/** The texts of the login panel, whole: `{phone}` and `{code}` are filled in where they are known. */
export function loginTexts(language: Language): LoginTexts {
  const { t } = wordsFor(localeOf(language))
  const { login } = messages[language]
  return {
    ...login,
    codeLead: t('login.codeLead', { phone: '{phone}' }),
    errors: { ...login.errors, unknown: t('login.errors.unknown', { code: '{code}' }) }
  }
}

export function profileTexts(language: Language): ProfileTexts {
  return messages[language].profile
}
