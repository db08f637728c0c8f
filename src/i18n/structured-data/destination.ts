import type { TouristDestinationLeaf } from 'schema-dts'

import { canonicalOf } from '#domain/canonical.ts'
import type { Experience } from '#domain/experience.ts'
import type { PageContext } from '#domain/page.ts'
import type { Words } from '#i18n/words.ts'

import { addressOf, geoOf } from './place.ts'

/** The place that a meta experience stands for. */
export function destinationOf(
  words: Words,
  meta: Experience,
  page: Pick<PageContext, 'languages' | 'locale' | 'path'>
): TouristDestinationLeaf {
  return {
    '@type': 'TouristDestination',
    address: addressOf(words, meta),
    description: meta.tagline ? words.plain(meta.tagline) : undefined,
    geo: geoOf(meta.position),
    name: words.plain(meta.name),
    url: canonicalOf(page)
  }
}
