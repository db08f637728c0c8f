import { dataFiles } from '#domain/data-files.ts'
import type { ListingEntry } from '#domain/listing-entry.ts'
import { readListingFile } from '#domain/listing-file.ts'
import type { PageFacts } from '#domain/listing-page.ts'
import { inTurns } from '#domain/shards.ts'

import { readDataFiles } from './data-files.ts'

/** Every experience of a province, in the initial order. */
export type ListingFile = { kind: 'read'; entries: ListingEntry[] } | { kind: 'failed'; isOffline: boolean }

export async function loadListing({ language, province }: PageFacts): Promise<ListingFile> {
  const files = await readDataFiles(dataFiles.listing(province, language), readListingFile)
  if (files.kind === 'failed') return files
  const [own] = files.content
  const entries = inTurns(
    own?.turns ?? '',
    files.content.map(part => part.entries)
  )
  return { entries, kind: 'read' }
}
