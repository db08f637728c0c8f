import { atom } from 'nanostores'

import { type Remote, remoteOf, type Result } from '#domain/data/remote.ts'
import { askForDrafts, type DraftList } from './drafts.service.ts'

export type { DraftList } from './drafts.service.ts'

/** The drafts that an administrator may look at. */
export function createDrafts(ask: () => Promise<Result<DraftList>>) {
  const $drafts = atom<Remote<DraftList>>({ kind: 'loading' })
  return {
    $drafts,
    load: async (): Promise<void> => {
      $drafts.set({ kind: 'loading' })
      $drafts.set(remoteOf(await ask()))
    }
  }
}

export const drafts = createDrafts(askForDrafts)
