import type { BreadcrumbList } from 'schema-dts'

import { addressIn } from '#domain/page/canonical.ts'
import type { Step } from '#domain/page/layout-data.ts'
import type { Words } from '#i18n/text/words.ts'
import { settings } from '#settings.ts'

/** The way to a page, as it stands above its heading. */
export function breadcrumbsOf({ language }: Words, trail: Step[], current: string): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      ...trail.map(({ name, route }, index) => ({
        '@type': 'ListItem' as const,
        item: addressIn(settings.site, language, route),
        name,
        position: index + 1
      })),
      { '@type': 'ListItem', name: current, position: trail.length + 1 }
    ]
  }
}
