import {
  estudioConservado,
  estudioConservados,
  estudioConservar,
  type KeepOutcome,
  type KeepRequest
} from '#contract/calls/studio/kept.ts'
import { mapResult, type Result } from '#domain/data/remote.ts'
import type { ServerChanges } from '#domain/studio/kept.ts'
import type {
  DocumentPlace,
  KeptPart,
  StudioCollection,
  UnpublishedChanges
} from '#domain/studio/studio-document.ts'

import { callFunction } from '#services/site/call-function.ts'
import { type Call, customerCall } from '#services/site/callable.ts'

/** What is written and not published, as the server keeps it. */
export interface KeptApi {
  keep: (request: Omit<KeepRequest, 'part'>) => Promise<Result<KeepOutcome>>
  kept: (place: DocumentPlace) => Promise<Result<ServerChanges | null>>
  unpublished: (collection: StudioCollection) => Promise<Result<UnpublishedChanges[]>>
}

function createKeptApi(call: Call, part: KeptPart): KeptApi {
  return {
    keep: request => callFunction(call, estudioConservar, { ...request, part }),
    kept: async place =>
      mapResult(await callFunction(call, estudioConservado, { part, place }), ({ changes }) => changes),
    unpublished: async collection =>
      mapResult(await callFunction(call, estudioConservados, { collection }), lines =>
        lines.filter(line => line.part === part)
      )
  }
}

export const keptApi = createKeptApi(customerCall, 'document')

/** The same of translations. */
export const keptTextsApi = createKeptApi(customerCall, 'texts')
