import type { TouristDestinationLeaf } from 'schema-dts'

import { type Addressed, canonicalOf } from '#domain/page/canonical.ts'
import type { Experience } from '#domain/catalogue/experience.ts'
import type { Words } from '#i18n/text/words.ts'
import { settings } from '#settings.ts'

import { addressOf, geoOf } from './place.ts'

/** The place that a meta experience stands for. */
export function destinationOf(words: Words, meta: Experience, page: Addressed): TouristDestinationLeaf {
  return {
    '@type': 'TouristDestination',
    address: addressOf(words, meta),
    description: meta.tagline ? words.plain(meta.tagline) : undefined,
    geo: geoOf(meta.position),
    name: words.plain(meta.name),
    url: canonicalOf(settings.site, page)
  }
}
