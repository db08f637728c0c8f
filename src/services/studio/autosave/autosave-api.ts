import {
  estudioConservado,
  estudioConservados,
  estudioConservar,
  type AutosaveOutcome,
  type AutosaveRequest
} from '#contract/calls/studio/autosave.ts'
import { mapResult, type Result } from '#domain/data/remote.ts'
import type { ServerChanges } from '#domain/studio/autosave.ts'
import type { DocumentPlace, StudioCollection, UnpublishedChanges } from '#domain/studio/studio-document.ts'

import { callFunction } from '#services/site/call-function.ts'
import { type Call, customerCall } from '#services/site/callable.ts'

/** What is written and not published, as the server keeps it. */
export interface AutosaveApi {
  keep: (request: AutosaveRequest) => Promise<Result<AutosaveOutcome>>
  kept: (place: DocumentPlace) => Promise<Result<ServerChanges | null>>
  unpublished: (collection: StudioCollection) => Promise<Result<UnpublishedChanges[]>>
}

function createKeptApi(call: Call): AutosaveApi {
  return {
    keep: request => callFunction(call, estudioConservar, request),
    kept: async place =>
      mapResult(await callFunction(call, estudioConservado, place), ({ changes }) => changes),
    unpublished: collection => callFunction(call, estudioConservados, { collection })
  }
}

export const autosaveApi = createKeptApi(customerCall)
