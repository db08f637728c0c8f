import { encodePlace } from '#contract/calls/studio/documents.ts'
import {
  encodePlanRequest,
  estudioDesprogramar,
  estudioProgramados,
  estudioProgramar,
  planIn,
  type PlanRequest
} from '#contract/calls/studio/plans.ts'
import { mapResult, type Result } from '#domain/data/remote.ts'
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
    cancel: place => callFunction(call, estudioDesprogramar, encodePlace(place)),
    plan: async request =>
      mapResult(await callFunction(call, estudioProgramar, encodePlanRequest(request)), planIn),
    plans: async collection =>
      mapResult(await callFunction(call, estudioProgramados, { coleccion: collection }), found =>
        found.map(planIn)
      )
  }
}

export const plansApi = createPlansApi(customerCall)
