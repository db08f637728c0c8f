import { estudioProponerTraduccion, type ProposeRequest } from './propose.call.ts'
import { estudioIdiomas, estudioTextos, type TextsRequest } from './texts.call.ts'
import { estudioTraducir } from './translate.call.ts'
import type { StudioCollection } from '#studio/document/studio-document.ts'
import type { TranslateRequest } from './document-texts.ts'

import { callFunction } from '#services/site/call-function.ts'
import { customerCall } from '#services/site/callable.ts'

/** Calls of translators to the functions. */
export const translationApi = {
  page: (collection: StudioCollection, after: string | null) =>
    callFunction(customerCall, estudioIdiomas, { after, collection }),
  /** Asks a translation service for the missing texts. */
  propose: (request: ProposeRequest) => callFunction(customerCall, estudioProponerTraduccion, request),
  texts: (request: TextsRequest) => callFunction(customerCall, estudioTextos, request),
  translate: (request: TranslateRequest) => callFunction(customerCall, estudioTraducir, request)
}

export type TranslationApi = typeof translationApi
