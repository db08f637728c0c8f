import { wholeRegion } from '#domain/place/province.ts'
import { loadListing } from '#services/listing/listing-file.ts'
import { readPage } from '#services/site/page.ts'
import { createEntries } from '#stores/listing/entries.ts'

/** What lists know of all experiences and events: suggestions say price and next start. */
export const offers = createEntries(() =>
  loadListing({ ...readPage(), isSearch: true, province: wholeRegion })
)
