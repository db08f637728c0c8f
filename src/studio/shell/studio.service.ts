import {
  estudioGuardar,
  estudioLeer,
  estudioListar,
  estudioSlug,
  type SaveRequest,
  type SlugRequest
} from '#studio/document/documents.call.ts'
import { estudioRestaurar, estudioVersiones, type RestoreRequest } from '#studio/history/history.call.ts'
import type { DocumentPlace, StudioCollection } from '#studio/document/studio-document.ts'

import { callFunction } from '#services/site/call-function.ts'
import { customerCall } from '#services/site/callable.ts'

/** Calls of the studio to the functions. */
export const studioApi = {
  open: (place: DocumentPlace) => callFunction(customerCall, estudioLeer, place),
  page: (collection: StudioCollection, after: string | null) =>
    callFunction(customerCall, estudioListar, { after, collection }),
  restore: (request: RestoreRequest) => callFunction(customerCall, estudioRestaurar, request),
  save: (request: SaveRequest) => callFunction(customerCall, estudioGuardar, request),
  /** Which other document has the slug, as the problem of this one. */
  slugOwner: (request: SlugRequest) => callFunction(customerCall, estudioSlug, request),
  versions: (place: DocumentPlace) => callFunction(customerCall, estudioVersiones, place)
}

export type StudioApi = typeof studioApi
