import { atom } from 'nanostores'

import type { ListingPage } from '#domain/listing/listing-page.ts'
import type { ListingFile } from '#services/listing/listing-file.ts'

/** The entries of the province: not asked for yet, on their way, here, or not to be had. */
export type Entries = { kind: 'idle' } | { kind: 'loading' } | ListingFile

/** Fetched once; after a failure, when they are asked for again. */
export function createEntries(load: (page: ListingPage) => Promise<ListingFile>, page: ListingPage) {
  const $entries = atom<Entries>({ kind: 'idle' })
  return {
    $entries,
    fetchEntries: async (): Promise<void> => {
      const { kind } = $entries.get()
      if (kind === 'loading' || kind === 'read') return
      $entries.set({ kind: 'loading' })
      $entries.set(await load(page))
    }
  }
}
