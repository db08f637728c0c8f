import { dataFiles } from '#domain/site/data-files.ts'
import type { ListingEntry } from '#domain/listing/listing-entry.ts'
import { readListingFile } from '#domain/listing/listing-file.ts'
import type { PageFacts } from '#domain/listing/listing-page.ts'
import { inMergeOrder } from '#domain/data/shards.ts'

import { readDataFiles } from '#services/site/data-files.ts'

/** Every experience of a province, in the initial order. */
export type ListingFile = { kind: 'read'; entries: ListingEntry[] } | { kind: 'failed'; isOffline: boolean }

export async function loadListing({ language, province }: PageFacts): Promise<ListingFile> {
  const files = await readDataFiles(dataFiles.listing(province, language), readListingFile)
  if (files.kind === 'failed') return files
  const [own] = files.content
  const entries = inMergeOrder(
    own?.turns ?? '',
    files.content.map(part => part.entries)
  )
  return { entries, kind: 'read' }
}
