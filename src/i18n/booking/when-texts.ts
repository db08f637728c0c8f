import type { Language } from '#domain/text/locale.ts'
import { messages } from '#i18n/text/messages.ts'

/** The texts of a strip of days and its month, without departures. */
export function whenTexts(language: Language) {
  const { day, nextMonth, otherDay, previousMonth } = messages[language].bookingPanel
  return { day, nextMonth, otherDay, previousMonth }
}
