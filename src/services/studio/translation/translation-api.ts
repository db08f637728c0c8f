import { encodeListRequest } from '#contract/calls/studio/documents.ts'
import {
  encodeTranslationProposal,
  estudioProponerTraduccion,
  type ProposeRequest
} from '#contract/calls/studio/propose.ts'
import {
  documentTextsIn,
  encodeTextsRequest,
  estudioIdiomas,
  estudioTextos,
  type TextsRequest,
  translationPageIn
} from '#contract/calls/studio/texts.ts'
import {
  encodeTranslateRequest,
  estudioTraducir,
  translateOutcomeIn
} from '#contract/calls/studio/translate.ts'
import { mapResult, type Result } from '#domain/data/remote.ts'
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
    page: async (collection, after) =>
      mapResult(
        await callFunction(call, estudioIdiomas, encodeListRequest({ after, collection })),
        translationPageIn
      ),
    propose: async request =>
      mapResult(
        await callFunction(call, estudioProponerTraduccion, encodeTranslationProposal(request)),
        documentTextsIn
      ),
    texts: async request =>
      mapResult(await callFunction(call, estudioTextos, encodeTextsRequest(request)), found =>
        found.map(documentTextsIn)
      ),
    translate: async request =>
      mapResult(
        await callFunction(call, estudioTraducir, encodeTranslateRequest(request)),
        translateOutcomeIn
      )
  }
}

export const translationApi = createTranslationApi(customerCall)
