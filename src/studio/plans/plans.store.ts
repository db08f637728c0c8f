import { atom } from 'nanostores'

import { isSamePlan, type Plan, type PlanKey, type PlannedChange } from './plan.ts'
import type { Result } from '#domain/data/remote.ts'
import type { DocumentPlace, StudioCollection } from '#studio/document/studio-document.ts'
import { type PlanRequest, type PlansApi, plansApi } from './plans.service.ts'

/** Planned publications, withdrawals and changes of the shown collection. */
export function createPlans(api: Omit<PlansApi, 'planChange'>) {
  const $plans = atom<readonly Plan[]>([])
  let shown: StudioCollection | null = null
  const others = (key: PlanKey) => $plans.get().filter(plan => !isSamePlan(plan, key))
  const put = (plan: Plan) => $plans.set([...others(plan), plan])
  return {
    $plans,
    /** Takes a plan away; the code of what went wrong, or null. */
    cancel: async (key: PlanKey): Promise<string | null> => {
      const answer = await api.cancel(key)
      if (answer.kind === 'failed') return answer.code
      $plans.set(others(key))
      return null
    },
    /** The values of a planned change. One that is gone meanwhile is a failure. */
    change: async (place: DocumentPlace): Promise<Result<PlannedChange>> => {
      const answer = await api.change(place)
      if (answer.kind === 'failed') return answer
      return answer.value === null
        ? { code: 'plan-gone', kind: 'failed' }
        : { kind: 'done', value: answer.value }
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
      put(answer.value)
      return null
    },
    /** A plan that was made elsewhere. */
    put
  }
}

export const plans = createPlans(plansApi)
