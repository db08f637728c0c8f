import { atom } from 'nanostores'

import { type Online, onlineAfter, type SavedDocument } from './online.ts'
import { type PagePreview, pagePreview } from '#studio/preview/page-preview.service.ts'

const intervalMs = 250
const timeoutMs = 20_000

interface Services {
  preview: Pick<PagePreview, 'status'>
  wait: (milliseconds: number) => Promise<void>
}

/** Whether what was published is online, and after how long. */
export function createOnline({ preview, wait }: Services) {
  const $online = atom<Online>({ kind: 'none' })
  let watched: SavedDocument | null = null

  async function look(saved: SavedDocument): Promise<Online> {
    for (let waited = 0; waited < timeoutMs; waited += intervalMs) {
      // oxlint-disable no-await-in-loop -- it is asked until it has been seen
      const answer = await preview.status()
      const online = answer.kind === 'done' ? onlineAfter(saved, answer.value) : null
      if (online !== null) return online
      if (answer.kind === 'failed' && answer.code === 'permission-denied') break
      await wait(intervalMs)
      // oxlint-enable no-await-in-loop
    }
    return { kind: 'unknown' }
  }

  return {
    $online,
    /** Watches a document that was saved, until it is online. */
    follow: async (saved: SavedDocument): Promise<void> => {
      watched = saved
      $online.set({ kind: 'waiting' })
      const online = await look(saved)
      if (watched === saved) $online.set(online)
    },
    forget: (): void => {
      watched = null
      $online.set({ kind: 'none' })
    }
  }
}

export const online = createOnline({
  preview: pagePreview,
  wait: milliseconds => new Promise(resolve => void setTimeout(resolve, milliseconds))
})
