import { useStore } from '#islands/ui/useStore.ts'
import { useEffect, useMemo, useState } from 'react'

import type { RankedEntry } from '#domain/listing/listing-order.ts'
import type { MapExtent } from '#domain/place/listing-map.ts'
import type { PageFacts } from '#domain/listing/listing-page.ts'
import { pathIn, routes } from '#domain/site/routes.ts'
import { pluralText } from '#domain/text/plural-text.ts'
import type { Listing } from '#stores/listing/listing.ts'
import { $position } from '#stores/place/position.ts'
import { visitorListing } from '#stores/listing/visitor-listing.ts'
import type { Texts } from '#texts.ts'

import { MapFrame } from './MapFrame.tsx'
import type { Pin } from './MapPins.tsx'
import type { Loaded } from './useMapModule.ts'

interface Props {
  /** Extent of the drawing under the map. */
  frame: MapExtent
  page: PageFacts
  texts: Texts['map']
}

/** A listing on a map, in step with its filters. */
export function ListingMap({ frame, page, texts }: Props) {
  const [listing, setListing] = useState<Listing | null>(null)
  useEffect(() => {
    if (listing) void listing.fetchEntries()
  }, [listing])
  return (
    <MapFrame onOpen={() => setListing(visitorListing())} texts={texts}>
      {module =>
        listing && <FoundOnMap frame={frame} listing={listing} module={module} page={page} texts={texts} />
      }
    </MapFrame>
  )
}

interface FoundProps extends Props {
  listing: Listing
  module: Extract<Loaded, { kind: 'open' }>['module']
}

function FoundOnMap({ frame, listing, module: { MapView }, page, texts }: FoundProps) {
  const results = useStore(listing.$results)
  const entries = useStore(listing.$entries)
  const you = useStore($position)
  const placed = results?.placed
  const pins = useMemo(
    () => ({ language: page.language, pins: (placed ?? []).flatMap(each => pinOf(each, page)) }),
    [page, placed]
  )
  if (entries.kind === 'failed') return <p role="status">{texts.failed}</p>
  const missing = (placed?.length ?? 0) - pins.pins.length
  const forms = { one: texts.without_one, other: texts.without_other }
  return (
    <>
      <MapView frame={frame} pins={pins} texts={texts} you={you} />
      {missing > 0 && <p className="soft">{pluralText(forms, missing, page.language)}</p>}
    </>
  )
}

function pinOf({ entry: { name, position, priceText, slug } }: RankedEntry, { locale }: PageFacts): Pin[] {
  if (!position) return []
  return [
    {
      href: pathIn(locale, routes.experience(slug)),
      language: name.language,
      name: name.text,
      note: priceText,
      position,
      slug
    }
  ]
}
