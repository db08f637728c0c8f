import type { WebPage } from 'schema-dts'

import { type Addressed, canonicalOf } from '#domain/page/canonical.ts'
import type { Words } from '#i18n/text/words.ts'
import { settings } from '#settings.ts'

import { webSiteId } from './site.ts'

/** The facts that any page can state about itself. */
export function webPageOf(
  { language }: Words,
  page: Addressed,
  { description, title }: { description: string; title: string }
): WebPage {
  return {
    '@type': 'WebPage',
    description,
    inLanguage: language,
    isPartOf: { '@id': webSiteId },
    name: title,
    url: canonicalOf(settings.site, page)
  }
}
