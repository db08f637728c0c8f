import { wholeRegion } from '#domain/place/province.ts'
import { loadListing } from '#services/listing/listing-file.ts'
import { readPage } from '#services/site/page.ts'
import { createEntries } from '#stores/listing/entries.ts'

/** The entries of the listings, for all experiences and events: suggestions take prices and next starts from them. */
export const offers = createEntries(() =>
  loadListing({ ...readPage(), isSearch: true, province: wholeRegion })
)
