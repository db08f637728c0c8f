import {
  estudioConservado,
  estudioConservados,
  estudioConservar,
  type AutosaveRequest
} from '#contract/calls/studio/autosave.ts'
import { mapResult } from '#domain/data/remote.ts'
import type { DocumentPlace, StudioCollection } from '#domain/studio/studio-document.ts'

import { callFunction } from '#services/site/call-function.ts'
import { customerCall } from '#services/site/callable.ts'

/** What is written and not published, as the server keeps it. */
export const autosaveApi = {
  keep: (request: AutosaveRequest) => callFunction(customerCall, estudioConservar, request),
  kept: async (place: DocumentPlace) =>
    mapResult(await callFunction(customerCall, estudioConservado, place), ({ changes }) => changes),
  unpublished: (collection: StudioCollection) =>
    callFunction(customerCall, estudioConservados, { collection })
}

export type AutosaveApi = typeof autosaveApi
