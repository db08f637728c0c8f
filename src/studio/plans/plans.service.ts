import { estudioDesprogramar, estudioProgramados, estudioProgramar, type PlanRequest } from './plans.call.ts'
import type { DocumentPlace, StudioCollection } from '#studio/document/studio-document.ts'

import { callFunction } from '#services/site/call-function.ts'
import { customerCall } from '#services/site/callable.ts'

export type { PlanRequest } from './plans.call.ts'

/** When documents go online or off by themselves. */
export const plansApi = {
  cancel: (place: DocumentPlace) => callFunction(customerCall, estudioDesprogramar, place),
  plan: (request: PlanRequest) => callFunction(customerCall, estudioProgramar, request),
  plans: (collection: StudioCollection) => callFunction(customerCall, estudioProgramados, { collection })
}

export type PlansApi = typeof plansApi
