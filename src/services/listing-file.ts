import type { Columns } from '#domain/columns.ts'
import { dataFiles } from '#domain/data-routes.ts'
import type { ListingEntry } from '#domain/listing-entry.ts'
import { readListing } from '#domain/listing-file.ts'
import type { PageFacts } from '#domain/listing-page.ts'
import { inTurns, readTurns } from '#domain/shards.ts'

import { allOf, readDataFile } from './data-files.ts'

/** Every experience of a province, in the initial order. */
export type ListingFile = { kind: 'read'; entries: ListingEntry[] } | { kind: 'failed'; isOffline: boolean }

export async function loadListing({ language, province }: PageFacts): Promise<ListingFile> {
  const paths = dataFiles.listing(province, language)
  const files = await allOf(paths.map(path => readDataFile(path, partOf)))
  if (files.kind === 'failed') return files
  const [own] = files.content
  const entries = inTurns(
    own?.turns ?? '',
    files.content.map(part => part.entries)
  )
  return { entries, kind: 'read' }
}

function partOf(table: Columns) {
  return { entries: readListing(table), turns: readTurns(table) }
}
