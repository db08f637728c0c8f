import { atom } from 'nanostores'

import { askForDrafts, type DraftsAnswer } from '#services/studio/drafts.ts'

export type DraftsState = DraftsAnswer | { kind: 'loading' }

/** The drafts that an administrator may look at. */
export function createDrafts(ask: () => Promise<DraftsAnswer>) {
  const $drafts = atom<DraftsState>({ kind: 'loading' })
  return {
    $drafts,
    load: async (): Promise<void> => {
      $drafts.set({ kind: 'loading' })
      $drafts.set(await ask())
    }
  }
}

export const drafts = createDrafts(askForDrafts)
