import { perLanguage } from '#domain/text/locale.ts'
import { ownName } from '#i18n/text/format.ts'
import { messages } from '#i18n/text/messages.ts'
import type { Words } from '#i18n/text/words.ts'

/** As in the language menu. */
const languages = perLanguage(ownName)

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
