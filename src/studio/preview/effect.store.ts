import { atom } from 'nanostores'

import { type Remote, remoteOf } from '#domain/data/remote.ts'
import type { Fields } from '#studio/document/patch.ts'
import type { DocumentPlace } from '#studio/document/studio-document.ts'
import { loadStudioContract, type StudioContract } from '#studio/shell/studio-contract.service.ts'
import { type PagePreview, pagePreview, type PublishEffect } from './page-preview.service.ts'

export type { PublishEffect } from './page-preview.service.ts'

/** How many pages would be others if the open document were published as it is. */
export function createEffect(
  service: Pick<PagePreview, 'effect'>,
  load: () => Promise<Pick<StudioContract, 'storableFields'>>
) {
  const $effect = atom<Remote<PublishEffect>>({ kind: 'idle' })
  let last = 0
  return {
    $effect,
    count: async (place: DocumentPlace, fields: Fields): Promise<void> => {
      last += 1
      const asked = last
      const storable = (await load()).storableFields(fields)
      if (storable === null) return
      const answer = await service.effect(place, storable)
      // A newer request answers later.
      if (asked === last) $effect.set(remoteOf(answer))
    },
    forget: (): void => {
      last += 1
      $effect.set({ kind: 'idle' })
    }
  }
}

export const effect = createEffect(pagePreview, loadStudioContract)
