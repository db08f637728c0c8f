import {
  estudioDesprogramar,
  estudioProgramados,
  estudioProgramar,
  type PlanRequest
} from '#contract/calls/studio/plans.ts'
import type { Result } from '#domain/data/remote.ts'
import type { Plan } from '#domain/studio/publication/plan.ts'
import type { DocumentPlace, StudioCollection } from '#domain/studio/studio-document.ts'

import { callFunction } from '#services/site/call-function.ts'
import { type Call, customerCall } from '#services/site/callable.ts'

export type { PlanRequest } from '#contract/calls/studio/plans.ts'

/** When documents go online or off by themselves. */
export interface PlansApi {
  plans: (collection: StudioCollection) => Promise<Result<Plan[]>>
  plan: (request: PlanRequest) => Promise<Result<Plan>>
  cancel: (place: DocumentPlace) => Promise<Result<true>>
}

function createPlansApi(call: Call): PlansApi {
  return {
    cancel: place => callFunction(call, estudioDesprogramar, place),
    plan: request => callFunction(call, estudioProgramar, request),
    plans: collection => callFunction(call, estudioProgramados, { collection })
  }
}

export const plansApi = createPlansApi(customerCall)
