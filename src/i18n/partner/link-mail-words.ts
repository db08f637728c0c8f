import { interpolate } from '#domain/text/interpolate.ts'
import type { Language } from '#domain/text/locale.ts'
import { settings } from '#settings.ts'

import { formatsOf } from '#i18n/text/format.ts'
import { messages } from '#i18n/text/messages.ts'

interface PrivateLink {
  link: string
  /** Its name. */
  partner: string
  /** ISO 8601. */
  until: string
}

/** The mail with the private link of a partner, as plain text. */
export function linkMailWords(language: Language, { link, partner, until }: PrivateLink) {
  const texts = messages[language].partnerLink
  const values = { date: formatsOf(language).date(until), partner, site: settings.name }
  const lead = [texts.greeting, texts.lead].map(paragraph => interpolate(paragraph, values))
  const terms = [texts.until, texts.ask].map(paragraph => interpolate(paragraph, values))
  return {
    subject: interpolate(texts.subject, values),
    text: [...lead, link, ...terms].join('\n\n')
  }
}
