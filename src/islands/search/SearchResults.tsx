import { type ComponentProps, useSyncExternalStore } from 'react'

import { ListingControls } from '#islands/listing/ListingControls.tsx'
import { visitorListing } from '#stores/listing/visitor-listing.ts'
import type { Texts } from '#texts.ts'

import { SearchFindings } from './SearchFindings.tsx'

interface Props {
  controls: ComponentProps<typeof ListingControls>
  texts: Texts['results'] & { likely: string }
}

/** The listing of a page is the same as long as the page is. */
const never = () => () => {}

/** The page of results: the filters of a listing, and what was found beside experiences. */
export function SearchResults({ controls, texts }: Props) {
  const listing = useSyncExternalStore(never, visitorListing, () => null)
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
