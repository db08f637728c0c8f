import { clockInAndalusia, type Day } from '#domain/time/calendar-day.ts'
import { browserAddress } from '#services/site/address.ts'
import { loadEvents, loadListing } from '#services/listing/listing-file.ts'
import { readListingPage } from '#services/site/page.ts'
import { createListing, type Listing } from './listing.ts'
import { $mode } from '#stores/partner/mode.ts'
import { $position, visitorPosition } from '#stores/place/position.ts'
import { visitorSearch } from '#stores/search/search.ts'
import { visitorVisit, type VisitStore } from '#stores/visit/visit.ts'
import { dayOfWord } from '#domain/listing/filters/when.ts'
import type { ListingState } from '#domain/listing/listing-state.ts'
import { isPartySet, sameParty, type Visit } from '#domain/visit/visit.ts'

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

/** The day and the people of a listing are those of the visit: what is said here holds everywhere, and what was said elsewhere holds here. */
export function followVisit(
  listing: Pick<Listing, '$state' | 'adopt'>,
  visit: Pick<VisitStore, '$visit' | 'adopt' | 'say'>,
  today: () => Day
): void {
  const { $state } = listing
  const visitOf = ({ party, when }: ListingState): Visit => ({ day: onlyDay(when, today()), party })
  const before = visit.$visit.get()
  const own = $state.get()
  // Values of the address stay; the rest comes from the visit.
  const party = isPartySet(own.party) ? own.party : before.party
  const when = own.when ?? before.day
  if (when !== own.when || !sameParty(party, own.party)) listing.adopt({ party, when })
  visit.adopt(visitOf($state.get()))
  $state.listen(state => void visit.say(visitOf(state)))
  visit.$visit.listen(said => {
    const { day, party } = visitOf($state.get())
    if (day !== said.day || !sameParty(party, said.party))
      listing.adopt({ party: said.party, when: day === said.day ? $state.get().when : said.day })
  })
}

/** The single day that is meant; a week is none, and a day that is past neither. */
function onlyDay(when: string | null, today: Day): Day | null {
  const day = dayOfWord(when, today)
  return day !== null && day >= today ? day : null
}
