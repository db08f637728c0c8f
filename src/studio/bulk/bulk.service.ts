import { type DeleteRequest, estudioBorrar, estudioEnlaces, estudioExportar } from './whole.call.ts'
import { mapResult } from '#domain/data/remote.ts'
import type { DocumentPlace, StudioCollection } from '#studio/document/studio-document.ts'

import { callFunction } from '#services/site/call-function.ts'
import { customerCall } from '#services/site/callable.ts'

/** Calls about many documents at once, and about one to be deleted. */
export const bulkApi = {
  references: (place: DocumentPlace) => callFunction(customerCall, estudioEnlaces, place),
  /** Whether it was removed: what another editor changed in between stays. */
  remove: async (request: DeleteRequest) =>
    mapResult(await callFunction(customerCall, estudioBorrar, request), ({ kind }) => kind === 'deleted'),
  whole: (collection: StudioCollection, after: string | null) =>
    callFunction(customerCall, estudioExportar, { after, collection })
}

export type BulkApi = typeof bulkApi
