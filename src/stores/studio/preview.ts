import { atom } from 'nanostores'

import { type Remote, remoteOf } from '#domain/data/remote.ts'
import { type PagePreview, pagePreview } from '#services/studio/page-preview.ts'

/** The page of a document, as the site will show it. */
export function createPreview(service: Pick<PagePreview, 'page'>) {
  const $page = atom<Remote<string>>({ kind: 'idle' })
  let wanted = ''
  return {
    $page,
    /** The page at a path, as the server has it at a revision. */
    load: async (path: string, revision: string | null): Promise<void> => {
      const asked = `${path} ${revision}`
      wanted = asked
      if ($page.get().kind !== 'ready') $page.set({ kind: 'loading' })
      const answer = await service.page(path)
      // What was asked for later is answered later.
      if (wanted === asked) $page.set(remoteOf(answer))
    }
  }
}

export const preview = createPreview(pagePreview)
