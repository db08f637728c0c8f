import { atom } from 'nanostores'

import { type Remote, type Result, remoteOf } from '#domain/data/remote.ts'
import type { ListingEntry } from '#domain/listing/files/listing-entry.ts'

/** Fetched once; after a failure, when they are asked for again. */
export function createEntries(load: () => Promise<Result<ListingEntry[]>>) {
  const $entries = atom<Remote<ListingEntry[]>>({ kind: 'idle' })
  return {
    $entries,
    fetchEntries: async (): Promise<void> => {
      const { kind } = $entries.get()
      if (kind === 'loading' || kind === 'ready') return
      $entries.set({ kind: 'loading' })
      $entries.set(remoteOf(await load()))
    }
  }
}
