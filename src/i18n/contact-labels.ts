import { routes } from '#domain/routes.ts'

import { messages } from './messages.ts'
import type { Words } from './words.ts'

/** The texts of the contact form, for an island that speaks no language of its own. */
export function contactLabels({ href, language }: Words) {
  return {
    ...messages[language].contactForm,
    privacyHref: href(routes.privacy),
    termsHref: href(routes.terms)
  }
}
