import { type ComponentProps, useLayoutEffect, useState } from 'react'

import { ListingControls } from '#islands/listing/ListingControls.tsx'
import type { Listing } from '#stores/listing/listing.ts'
import { visitorListing } from '#stores/listing/visitor-listing.ts'
import type { Texts } from '#texts.ts'

import { SearchFindings } from './SearchFindings.tsx'

interface Props {
  controls: ComponentProps<typeof ListingControls>
  texts: Texts['results'] & { likely: string }
}

/** The page of results: the filters of a listing, and what was found beside experiences. */
export function SearchResults({ controls, texts }: Props) {
  const [listing, setListing] = useState<Listing | null>(null)
  useLayoutEffect(() => {
    const awake = visitorListing()
    if (awake) setListing(awake)
  }, [])
  return (
    <>
      <ListingControls {...controls} />
      {listing && (
        <SearchFindings
          categories={controls.categories}
          filterTexts={controls.texts}
          listing={listing}
          texts={texts}
        />
      )}
    </>
  )
}
