import { routes } from '#domain/routes.ts'
import { settings } from '#settings.ts'

import { messages } from './messages.ts'
import type { Words } from './words.ts'

/** The texts of the contact form, for an island that speaks no language of its own. */
export function contactLabels({ href, language, t }: Words) {
  return {
    ...messages[language].contactForm,
    callHref: `tel:${settings.phone}`,
    callUs: t('contact.callUs'),
    mailHref: `mailto:${settings.email}?subject=${encodeURIComponent(t('contact.subject'))}`,
    privacyHref: href(routes.privacy),
    termsHref: href(routes.terms),
    writeUs: t('contact.writeUs')
  }
}
