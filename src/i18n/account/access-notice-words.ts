import type { AccessChange } from '#domain/account/access-notice.ts'
import type { Language } from '#domain/text/locale.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import { settings } from '#settings.ts'

import { formatsOf } from '#i18n/text/format.ts'
import { messages } from '#i18n/text/messages.ts'

/** The mail that tells the owner of an account that a way in has changed, as plain text. */
export function accessNoticeWords(language: Language, changes: readonly AccessChange[], moment: Date) {
  const texts = messages[language].accessNotice
  const { date, time } = formatsOf(language)
  const values = {
    date: date(moment.toISOString()),
    email: settings.email,
    site: settings.name,
    time: time(moment.toISOString())
  }
  const paragraphs = [
    texts.greeting,
    changes.map(change => texts[change]).join('\n'),
    texts.when,
    texts.yours,
    texts.notYours,
    settings.site
  ]
  return {
    subject: interpolate(texts.subject, values),
    text: paragraphs.map(paragraph => interpolate(paragraph, values)).join('\n\n')
  }
}
