import { dataFiles } from '#domain/site/data-files.ts'
import type { ListingEntry } from '#domain/listing/files/listing-entry.ts'
import { readListingFile } from '#domain/listing/files/listing-file.ts'
import type { PageFacts } from '#domain/listing/listing-page.ts'
import { mapResult, type Result } from '#domain/data/remote.ts'
import { inMergeOrder } from '#domain/data/shards.ts'

import { readDataFiles } from '#services/site/data-files.ts'

/** Reads every experience of a province, in the initial order. */
export type LoadListing = (page: PageFacts) => Promise<Result<ListingEntry[]>>

export const loadListing: LoadListing = async ({ language, province }) => {
  const files = await readDataFiles(dataFiles.listing(province, language), readListingFile)
  return mapResult(files, parts =>
    inMergeOrder(
      parts[0]?.turns ?? '',
      parts.map(part => part.entries)
    )
  )
}
