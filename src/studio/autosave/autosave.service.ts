import {
  estudioConservado,
  estudioConservados,
  estudioConservar,
  type AutosaveRequest
} from './autosave.call.ts'
import { mapResult } from '#domain/data/remote.ts'
import type { DocumentPlace, KeptPart, StudioCollection } from '#studio/document/studio-document.ts'

import { callFunction } from '#services/site/call-function.ts'
import { customerCall } from '#services/site/callable.ts'

function createAutosaveApi(part: KeptPart) {
  return {
    keep: (request: Omit<AutosaveRequest, 'part'>) =>
      callFunction(customerCall, estudioConservar, { ...request, part }),
    kept: async (place: DocumentPlace) =>
      mapResult(
        await callFunction(customerCall, estudioConservado, { part, place }),
        ({ changes }) => changes
      ),
    unpublished: async (collection: StudioCollection) =>
      mapResult(await callFunction(customerCall, estudioConservados, { collection }), lines =>
        lines.filter(line => line.part === part)
      )
  }
}

export type AutosaveApi = ReturnType<typeof createAutosaveApi>

/** Unpublished changes, as the server stores them. */
export const autosaveApi = createAutosaveApi('document')

/** Unsent translations, as the server stores them. */
export const autosaveTextsApi = createAutosaveApi('texts')
