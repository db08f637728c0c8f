import { z } from 'zod/mini'

import { defineCall } from '#contract/calls/call.ts'
import { objectCodec } from '#contract/values/codecs.ts'
import type { DocumentPlace } from '#domain/studio/studio-document.ts'
import type { DocumentTexts } from '#domain/studio/translation/document-texts.ts'
import { type Language, languages } from '#domain/text/locale.ts'

import { place } from './documents.ts'
import { documentTexts } from './texts.ts'

export interface ProposeRequest {
  place: DocumentPlace
  /** The language that is to be proposed. */
  language: Language
}

/** `estudioProponerTraduccion`: asks the translation service for the texts of a document that are missing in a language. Nothing of it is published before an editor has read it. */
export const estudioProponerTraduccion = defineCall<ProposeRequest, DocumentTexts>(
  'estudioProponerTraduccion',
  objectCodec({ language: ['idioma', z.enum(languages)], place }),
  documentTexts
)
