import {
  estudioGuardar,
  estudioLeer,
  estudioListar,
  estudioSlug,
  type SaveRequest,
  type SlugRequest
} from '#contract/calls/studio/documents.ts'
import { estudioRestaurar, estudioVersiones, type RestoreRequest } from '#contract/calls/studio/history.ts'
import type { Result } from '#domain/data/remote.ts'
import type {
  DocumentPage,
  DocumentPlace,
  DocumentProblem,
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
  /** Which other document has the slug, as the problem of this one. */
  slugOwner: (request: SlugRequest) => Promise<Result<DocumentProblem[]>>
  versions: (place: DocumentPlace) => Promise<Result<DocumentVersion[]>>
  restore: (request: RestoreRequest) => Promise<Result<SaveOutcome>>
}

function createStudioApi(call: Call): StudioApi {
  return {
    open: place => callFunction(call, estudioLeer, place),
    page: (collection, after) => callFunction(call, estudioListar, { after, collection }),
    restore: request => callFunction(call, estudioRestaurar, request),
    save: request => callFunction(call, estudioGuardar, request),
    slugOwner: request => callFunction(call, estudioSlug, request),
    versions: place => callFunction(call, estudioVersiones, place)
  }
}

export const studioApi = createStudioApi(customerCall)
