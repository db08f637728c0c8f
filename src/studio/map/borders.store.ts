import { atom } from 'nanostores'

import { type Remote, remoteOf } from '#domain/data/remote.ts'
import type { Borders } from '#domain/place/province-at.ts'
import { loadBorders } from '#services/place/borders.ts'

/** The borders of the provinces, read with the first map that is shown. */
function createBorders(load: typeof loadBorders) {
  const $borders = atom<Remote<Borders[]>>({ kind: 'idle' })
  return {
    $borders,
    need: async (): Promise<void> => {
      const { kind } = $borders.get()
      if (kind === 'ready' || kind === 'loading') return
      $borders.set({ kind: 'loading' })
      $borders.set(remoteOf(await load()))
    }
  }
}

export const borders = createBorders(loadBorders)
