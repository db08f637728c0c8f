import { estudioProponerTraduccion, type ProposeRequest } from '#contract/calls/studio/propose.ts'
import { estudioIdiomas, estudioTextos, type TextsRequest } from '#contract/calls/studio/texts.ts'
import { estudioTraducir } from '#contract/calls/studio/translate.ts'
import type { Result } from '#domain/data/remote.ts'
import type { StudioCollection } from '#domain/studio/studio-document.ts'
import type {
  DocumentTexts,
  TranslateOutcome,
  TranslateRequest
} from '#domain/studio/translation/document-texts.ts'
import type { TranslationPage } from '#domain/studio/translation/matrix.ts'

import { callFunction } from '#services/site/call-function.ts'
import { type Call, customerCall } from '#services/site/callable.ts'

/** What translators ask of the functions. */
export interface TranslationApi {
  page: (collection: StudioCollection, after: string | null) => Promise<Result<TranslationPage>>
  texts: (request: TextsRequest) => Promise<Result<DocumentTexts[]>>
  /** What a translation service makes of the texts that are missing. */
  propose: (request: ProposeRequest) => Promise<Result<DocumentTexts>>
  translate: (request: TranslateRequest) => Promise<Result<TranslateOutcome>>
}

function createTranslationApi(call: Call): TranslationApi {
  return {
    page: (collection, after) => callFunction(call, estudioIdiomas, { after, collection }),
    propose: request => callFunction(call, estudioProponerTraduccion, request),
    texts: request => callFunction(call, estudioTextos, request),
    translate: request => callFunction(call, estudioTraducir, request)
  }
}

export const translationApi = createTranslationApi(customerCall)
