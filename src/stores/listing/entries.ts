import { atom } from 'nanostores'

import { type Remote, remoteOf } from '#domain/data/remote.ts'
import type { ListingEntry } from '#domain/listing/files/listing-entry.ts'
import type { ListingPage } from '#domain/listing/listing-page.ts'
import type { LoadListing } from '#services/listing/listing-file.ts'

/** Fetched once; after a failure, when they are asked for again. */
export function createEntries(load: LoadListing, page: ListingPage) {
  const $entries = atom<Remote<ListingEntry[]>>({ kind: 'idle' })
  return {
    $entries,
    fetchEntries: async (): Promise<void> => {
      const { kind } = $entries.get()
      if (kind === 'loading' || kind === 'ready') return
      $entries.set({ kind: 'loading' })
      $entries.set(remoteOf(await load(page)))
    }
  }
}
