import {
  documentIn,
  encodeListRequest,
  encodePlace,
  encodeSaveRequest,
  estudioGuardar,
  estudioLeer,
  estudioListar,
  outcomeIn,
  pageIn,
  type SaveRequest
} from '#contract/calls/studio/documents.ts'
import {
  encodeRestoreRequest,
  estudioRestaurar,
  estudioVersiones,
  type RestoreRequest,
  versionIn
} from '#contract/calls/studio/history.ts'
import { mapResult, type Result } from '#domain/data/remote.ts'
import type {
  DocumentPage,
  DocumentPlace,
  DocumentVersion,
  SaveOutcome,
  StudioCollection,
  StudioDocument
} from '#domain/studio/studio-document.ts'

import { callFunction } from '#services/site/call-function.ts'
import { type Call, customerCall } from '#services/site/callable.ts'

/** What the studio asks of the functions. */
export interface StudioApi {
  page: (collection: StudioCollection, after: string | null) => Promise<Result<DocumentPage>>
  open: (place: DocumentPlace) => Promise<Result<StudioDocument>>
  save: (request: SaveRequest) => Promise<Result<SaveOutcome>>
  versions: (place: DocumentPlace) => Promise<Result<DocumentVersion[]>>
  restore: (request: RestoreRequest) => Promise<Result<SaveOutcome>>
}

function createStudioApi(call: Call): StudioApi {
  return {
    open: async place => mapResult(await callFunction(call, estudioLeer, encodePlace(place)), documentIn),
    page: async (collection, after) =>
      mapResult(await callFunction(call, estudioListar, encodeListRequest({ after, collection })), pageIn),
    restore: async request =>
      mapResult(await callFunction(call, estudioRestaurar, encodeRestoreRequest(request)), outcomeIn),
    save: async request =>
      mapResult(await callFunction(call, estudioGuardar, encodeSaveRequest(request)), outcomeIn),
    versions: async place =>
      mapResult(await callFunction(call, estudioVersiones, encodePlace(place)), found => found.map(versionIn))
  }
}

export const studioApi = createStudioApi(customerCall)
