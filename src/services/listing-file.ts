import { dataRoutes } from '#domain/data-routes.ts'
import type { ListingEntry } from '#domain/listing-entry.ts'
import { readListing } from '#domain/listing-file.ts'
import type { PageFacts } from '#domain/listing-page.ts'

import { readDataFile } from './data-files.ts'

/** Every experience of a province, in the initial order. */
export type ListingFile = { kind: 'read'; entries: ListingEntry[] } | { kind: 'failed'; isOffline: boolean }

export async function loadListing({ language, province }: PageFacts): Promise<ListingFile> {
  const file = await readDataFile(dataRoutes.listing(province, language), readListing)
  return file.kind === 'read' ? { entries: file.content, kind: 'read' } : file
}
