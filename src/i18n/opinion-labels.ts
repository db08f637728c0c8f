import { routes } from '#domain/routes.ts'

import { messages } from './messages.ts'
import type { Words } from './words.ts'

/** The texts of the form for opinions, for an island that speaks no language of its own. */
export function opinionLabels({ href, language }: Words) {
  return { ...messages[language].opinionForm, loginHref: href(routes.login) }
}
