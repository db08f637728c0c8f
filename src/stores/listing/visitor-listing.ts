import { clockInAndalusia } from '#domain/time/calendar-day.ts'
import { browserAddress } from '#services/site/address.ts'
import { loadEvents, loadListing } from '#services/listing/listing-file.ts'
import { readListingPage } from '#services/site/page.ts'

import { createListing, type Listing } from './listing.ts'
import { followVisit } from './listing-visit.ts'
import { $mode } from '#stores/partner/mode.ts'
import { $position, visitorPosition } from '#stores/place/position.ts'
import { visitorSearch } from '#stores/search/search.ts'
import { visitorVisit } from '#stores/visit/visit.ts'

const millisecondsPerMinute = 60_000

let listing: Listing | null = null

/** The listing of the page, from the first call on; null on a page that is none. Island and element share it. */
export function visitorListing(): Listing | null {
  const page = listing === null ? readListingPage() : null
  if (page) listing = begin(page)
  return listing
}

function begin(page: NonNullable<ReturnType<typeof readListingPage>>): Listing {
  const begun = createListing({
    $mode,
    $position,
    address: browserAddress,
    load: loadListing,
    loadEvents,
    now: () => clockInAndalusia(new Date()),
    page,
    search: visitorSearch
  })
  visitorPosition.restore()
  begun.start()
  followVisit(begun, visitorVisit(), () => clockInAndalusia(new Date()).day)
  setInterval(begun.tick, millisecondsPerMinute)
  return begun
}
