import { atom } from 'nanostores'

import { type Remote, remoteOf, type Result } from '#domain/data/remote.ts'
import { askForDrafts, type DraftList } from './drafts.service.ts'

export type { DraftList } from './drafts.service.ts'

/** The drafts, and how the site stands. */
export function createDrafts(ask: () => Promise<Result<DraftList>>) {
  const $drafts = atom<Remote<DraftList>>({ kind: 'loading' })
  return {
    $drafts,
    load: async (): Promise<void> => {
      // Entries that were read stay in view while they are read again.
      if ($drafts.get().kind !== 'ready') $drafts.set({ kind: 'loading' })
      $drafts.set(remoteOf(await ask()))
    }
  }
}

export const drafts = createDrafts(askForDrafts)
