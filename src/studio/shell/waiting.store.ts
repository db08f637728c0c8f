import { atom } from 'nanostores'

import type { StudioRights } from '#domain/account/rights.ts'
import { type AdminApi, adminApi } from '#studio/admin/admin.service.ts'
import { askForDrafts } from '#studio/drafts/drafts.service.ts'
import { type ProposalsApi, proposalsApi } from '#studio/proposals/proposals.service.ts'

/** How much waits for a person, by the part of the studio where it is done; null while it is not known. */
export interface Waiting {
  drafts: number | null
  /** Of what the publisher left out. */
  problems: number | null
  proposals: number | null
  reviews: number | null
}

interface Services {
  askForDrafts: typeof askForDrafts
  proposals: Pick<ProposalsApi, 'all'>
  reviews: Pick<AdminApi, 'reviews'>
}

const nothingKnown: Waiting = { drafts: null, problems: null, proposals: null, reviews: null }

/** Counts what waits for an editor. A number that cannot be read now stays as it was. */
export function createWaiting({ askForDrafts: ask, proposals, reviews }: Services) {
  const $waiting = atom<Waiting>(nothingKnown)
  const add = (counts: Partial<Waiting>) => $waiting.set({ ...$waiting.get(), ...counts })
  return {
    $waiting,
    load: async ({ isAdmin, isEditor }: StudioRights): Promise<void> => {
      if (!isAdmin && !isEditor) return
      const opinionsOf = async () => (isAdmin ? reviews.reviews() : null)
      const [proposed, opinions, found] = await Promise.all([proposals.all(), opinionsOf(), ask()])
      if (proposed.kind === 'done')
        add({ proposals: proposed.value.filter(({ state }) => state === 'waiting').length })
      if (opinions?.kind === 'done') add({ reviews: opinions.value.opinions.length })
      if (found.kind === 'failed') return
      const { drafts, status } = found.value
      add({ drafts: drafts.length, problems: status?.leftOut.length ?? null })
    }
  }
}

export const waiting = createWaiting({ askForDrafts, proposals: proposalsApi, reviews: adminApi })
