import { routes } from '#domain/site/routes.ts'
import { settings } from '#settings.ts'

import { messages } from '#i18n/text/messages.ts'
import { privacyNote } from '#i18n/privacy/privacy-note.ts'
import type { Words } from '#i18n/text/words.ts'

/** The texts of the contact form, for an island that speaks no language of its own. */
export function contactLabels(words: Words) {
  const { href, language, t } = words
  return {
    ...messages[language].contactForm,
    callHref: `tel:${settings.phone}`,
    callUs: t('contact.callUs'),
    mailHref: `mailto:${settings.email}?subject=${encodeURIComponent(t('contact.subject'))}`,
    privacyHref: href(routes.privacy),
    privacyNote: privacyNote(words, 'contact'),
    termsHref: href(routes.terms),
    writeUs: t('contact.writeUs')
  }
}
