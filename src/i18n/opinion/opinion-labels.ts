import { routes } from '#domain/site/routes.ts'

import { messages } from '#i18n/text/messages.ts'
import { privacyNote } from '#i18n/privacy/privacy-note.ts'
import type { Words } from '#i18n/text/words.ts'

/** The texts of the form for opinions, for an island that speaks no language of its own. */
export function opinionLabels(words: Words) {
  const { href, language } = words
  return {
    ...messages[language].opinionForm,
    loginHref: href(routes.login),
    privacyNote: privacyNote(words, 'opinion')
  }
}
