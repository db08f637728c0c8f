import {
  type ChangePlanRequest,
  estudioCambioProgramado,
  estudioDesprogramar,
  estudioProgramados,
  estudioProgramar,
  estudioProgramarCambio,
  type PlanRequest
} from './plans.call.ts'
import type { PlanKey } from './plan.ts'
import { mapResult } from '#domain/data/remote.ts'
import type { DocumentPlace, StudioCollection } from '#studio/document/studio-document.ts'

import { callFunction } from '#services/site/call-function.ts'
import { customerCall } from '#services/site/callable.ts'

export type { PlanRequest } from './plans.call.ts'

/** When documents go online or off or are changed by themselves. */
export const plansApi = {
  cancel: (key: PlanKey) => callFunction(customerCall, estudioDesprogramar, key),
  /** A planned change with its values; null when there is none. */
  change: async (place: DocumentPlace) =>
    mapResult(await callFunction(customerCall, estudioCambioProgramado, place), ({ change }) => change),
  plan: (request: PlanRequest) => callFunction(customerCall, estudioProgramar, request),
  planChange: (request: ChangePlanRequest) => callFunction(customerCall, estudioProgramarCambio, request),
  /** The plans of a collection, or of all. */
  plans: (collection: StudioCollection | null) =>
    callFunction(customerCall, estudioProgramados, { collection })
}

export type PlansApi = typeof plansApi
