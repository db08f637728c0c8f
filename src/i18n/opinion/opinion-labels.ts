import { messages } from '#i18n/text/messages.ts'
import { privacyNote } from '#i18n/privacy/privacy-note.ts'
import type { Words } from '#i18n/text/words.ts'

/** The texts of the form for opinions, for an island that speaks no language of its own. */
export function opinionLabels(words: Words) {
  const { link, text } = privacyNote(words, 'opinion')
  return { ...messages[words.language].opinionForm, privacyNote: { link, text } }
}
