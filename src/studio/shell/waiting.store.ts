import { atom } from 'nanostores'

import { mayReadAll, type StudioRights } from '#domain/account/rights.ts'
import type { WaitingOpinion } from '#domain/opinion/opinion.ts'
import type { SiteStatus } from '#domain/site/site-status.ts'
import { type AdminApi, adminApi } from '#studio/admin/admin.service.ts'
import { askForDrafts, type DraftEntry } from '#studio/drafts/drafts.service.ts'
import { inOrder, type Plan } from '#studio/plans/plan.ts'
import { type PlansApi, plansApi } from '#studio/plans/plans.service.ts'
import type { Proposal } from '#studio/proposals/proposal.ts'
import { type ProposalsApi, proposalsApi } from '#studio/proposals/proposals.service.ts'

/** Everything that waits for a person; null while it is not known, or where it is not theirs. */
export interface Waiting {
  drafts: readonly DraftEntry[] | null
  /** Publications, withdrawals and changes ahead, and those that could not be carried out. */
  planned: readonly Plan[] | null
  /** Documents and fields that the publisher left out. */
  problems: SiteStatus['leftOut'] | null
  proposals: readonly Proposal[] | null
  reviews: readonly WaitingOpinion[] | null
}

interface Services {
  askForDrafts: typeof askForDrafts
  plans: Pick<PlansApi, 'plans'>
  proposals: Pick<ProposalsApi, 'all'>
  reviews: Pick<AdminApi, 'reviews'>
}

const nothingKnown: Waiting = { drafts: null, planned: null, problems: null, proposals: null, reviews: null }

/** Reads what waits for an editor. A list that cannot be read now stays as it was. */
export function createWaiting({ askForDrafts: ask, plans, proposals, reviews }: Services) {
  const $waiting = atom<Waiting>(nothingKnown)
  /** Whether everything was asked for once, so that nothing comes later above what is read. */
  const $isRead = atom(false)
  let known: StudioRights | null = null
  const add = (lists: Partial<Waiting>) => $waiting.set({ ...$waiting.get(), ...lists })
  async function load(rights: StudioRights): Promise<void> {
    if (!mayReadAll(rights)) return
    known = rights
    const opinionsOf = async () => (rights.isAdmin ? reviews.reviews() : null)
    const [proposed, opinions, planned, found] = await Promise.all([
      proposals.all(),
      opinionsOf(),
      plans.plans(null),
      ask()
    ])
    if (planned.kind === 'done') add({ planned: inOrder(planned.value) })
    if (proposed.kind === 'done')
      add({ proposals: proposed.value.filter(({ state }) => state === 'waiting') })
    if (opinions?.kind === 'done') add({ reviews: opinions.value.opinions })
    if (found.kind === 'done')
      add({ drafts: found.value.drafts, problems: found.value.status?.leftOut ?? null })
    $isRead.set(true)
  }
  return {
    $isRead,
    $waiting,
    /** Reads everything anew: many documents were written, or went. */
    again: async (): Promise<void> => {
      if (known !== null) await load(known)
    },
    load
  }
}

export const waiting = createWaiting({
  askForDrafts,
  plans: plansApi,
  proposals: proposalsApi,
  reviews: adminApi
})
