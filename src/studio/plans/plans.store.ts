import { atom } from 'nanostores'

import type { Plan } from './plan.ts'
import type { DocumentPlace, StudioCollection } from '#studio/document/studio-document.ts'
import { type PlanRequest, type PlansApi, plansApi } from './plans.service.ts'

/** Planned publications and withdrawals of the shown collection. */
export function createPlans(api: PlansApi) {
  const $plans = atom<readonly Plan[]>([])
  let shown: StudioCollection | null = null
  const others = ({ collection, id }: DocumentPlace) =>
    $plans.get().filter(({ place }) => place.collection !== collection || place.id !== id)
  return {
    $plans,
    /** Takes a plan away; the code of what went wrong, or null. */
    cancel: async (place: DocumentPlace): Promise<string | null> => {
      const answer = await api.cancel(place)
      if (answer.kind === 'failed') return answer.code
      $plans.set(others(place))
      return null
    },
    /** Reads the plans of a collection. Where that fails, the list is shown without them. */
    load: async (collection: StudioCollection): Promise<void> => {
      if (shown !== collection) $plans.set([])
      shown = collection
      const answer = await api.plans(collection)
      if (answer.kind === 'done' && shown === collection) $plans.set(answer.value)
    },
    /** Plans something, in place of what was planned; the code of what went wrong, or null. */
    plan: async (request: PlanRequest): Promise<string | null> => {
      const answer = await api.plan(request)
      if (answer.kind === 'failed') return answer.code
      $plans.set([...others(request.place), answer.value])
      return null
    }
  }
}

export const plans = createPlans(plansApi)
