import { atom } from 'nanostores'

import type { Fields } from '#studio/document/patch.ts'
import type { DocumentPlace } from '#studio/document/studio-document.ts'
import type { Locale } from '#domain/text/locale.ts'
import { type PagePreview, pagePreview } from './page-preview.service.ts'
import { loadStudioContract, type StudioContract } from '#studio/shell/studio-contract.service.ts'

/** The page that was drawn last, and whether what is written now can be drawn. */
export interface PageView {
  html: string | null
  state: { kind: 'loading' } | { kind: 'ready' } | { kind: 'failed'; code: string }
}

/** The page of the document under work, as the site will show it. */
export function createPreview(
  service: Pick<PagePreview, 'page'>,
  load: () => Promise<Pick<StudioContract, 'storableFields'>>
) {
  const $page = atom<PageView>({ html: null, state: { kind: 'loading' } })
  let last = 0
  return {
    $page,
    /** A document that cannot be drawn leaves the last drawn page. */
    draw: async (place: DocumentPlace, fields: Fields, locale: Locale): Promise<void> => {
      last += 1
      const asked = last
      const storable = (await load()).storableFields(fields)
      if (storable === null) return
      const answer = await service.page(place, storable, locale)
      // A newer request answers later.
      if (asked !== last) return
      const html = answer.kind === 'done' ? answer.value : $page.get().html
      $page.set({ html, state: answer.kind === 'done' ? { kind: 'ready' } : answer })
    },
    forget: (): void => {
      last += 1
      $page.set({ html: null, state: { kind: 'loading' } })
    }
  }
}

export const preview = createPreview(pagePreview, loadStudioContract)
