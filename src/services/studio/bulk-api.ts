import {
  type DeleteRequest,
  estudioBorrar,
  estudioEnlaces,
  estudioExportar,
  type WholePage
} from '#contract/calls/studio/whole.ts'
import { mapResult, type Result } from '#domain/data/remote.ts'
import type { DocumentPlace, DocumentReference, StudioCollection } from '#domain/studio/studio-document.ts'

import { callFunction } from '#services/site/call-function.ts'
import { type Call, customerCall } from '#services/site/callable.ts'

/** What the studio asks of many documents at once, and of one that is to go. */
export interface BulkApi {
  whole: (collection: StudioCollection, after: string | null) => Promise<Result<WholePage>>
  references: (place: DocumentPlace) => Promise<Result<DocumentReference[]>>
  /** Whether it was removed: what another editor changed in between stays. */
  remove: (request: DeleteRequest) => Promise<Result<boolean>>
}

function createBulkApi(call: Call): BulkApi {
  return {
    references: place => callFunction(call, estudioEnlaces, place),
    remove: async request =>
      mapResult(await callFunction(call, estudioBorrar, request), ({ kind }) => kind === 'deleted'),
    whole: (collection, after) => callFunction(call, estudioExportar, { after, collection })
  }
}

export const bulkApi = createBulkApi(customerCall)
