import { messages } from '#i18n/text/messages.ts'
import type { Words } from '#i18n/text/words.ts'

/** Each in its own words, as in the language menu. */
const languages = { de: 'Deutsch', en: 'English', es: 'Español', fr: 'Français', pt: 'Português' } as const

/** The texts of the page for administrators, for an island that speaks no language of its own. */
export function adminLabels({ language }: Words) {
  const { admin, detail, dialog, questions } = messages[language]
  return {
    ...admin,
    close: dialog.close,
    languages,
    topics: questions.topics,
    unverified: detail.unverified,
    verified: detail.verified
  }
}
