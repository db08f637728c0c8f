import {
  estudioGuardar,
  estudioLeer,
  estudioListar,
  type SaveRequest
} from '#contract/calls/studio/documents.ts'
import { estudioRestaurar, estudioVersiones, type RestoreRequest } from '#contract/calls/studio/history.ts'
import type { DocumentPlace, StudioCollection } from '#domain/studio/studio-document.ts'

import { callFunction } from '#services/site/call-function.ts'
import { customerCall } from '#services/site/callable.ts'

/** What the studio asks of the functions. */
export const studioApi = {
  open: (place: DocumentPlace) => callFunction(customerCall, estudioLeer, place),
  page: (collection: StudioCollection, after: string | null) =>
    callFunction(customerCall, estudioListar, { after, collection }),
  restore: (request: RestoreRequest) => callFunction(customerCall, estudioRestaurar, request),
  save: (request: SaveRequest) => callFunction(customerCall, estudioGuardar, request),
  versions: (place: DocumentPlace) => callFunction(customerCall, estudioVersiones, place)
}

export type StudioApi = typeof studioApi
