import { dataFiles } from '#domain/site/data-files.ts'
import type { ListingEntry } from '#domain/listing/files/listing-entry.ts'
import { eventsRoute, readEvents, readListingFile } from '#domain/listing/files/listing-file.ts'
import type { PageFacts } from '#domain/listing/listing-page.ts'
import { mapResult, type Result } from '#domain/data/remote.ts'
import { wholeRegion } from '#domain/place/province.ts'
import { mergeByOrder } from '#domain/data/shards.ts'

import { readDataFile, readDataFiles } from '#services/site/data-files.ts'

/** Reads every experience of a province, in the initial order; for a search, the events to come as well. */
export type LoadListing = (page: PageFacts & { isSearch?: boolean }) => Promise<Result<ListingEntry[]>>

/** Reads the events to come of a province. */
export type LoadEvents = (page: PageFacts) => Promise<Result<ListingEntry[]>>

export const loadEvents: LoadEvents = async ({ language, province }) =>
  mapResult(await readDataFile(eventsRoute(language), readEvents), events =>
    events.filter(event => province === wholeRegion || event.provinces.includes(province))
  )

export const loadListing: LoadListing = async ({ isSearch = false, language, province }) => {
  const asked = isSearch ? readDataFile(eventsRoute(language), readEvents) : null
  const files = await readDataFiles(dataFiles.listing(province, language), readListingFile)
  const events = await asked
  if (events?.kind === 'failed') return events
  return mapResult(files, parts => [
    ...mergeByOrder(
      parts[0]?.mergeOrder ?? '',
      parts.map(part => part.entries)
    ),
    ...(events?.value ?? [])
  ])
}
