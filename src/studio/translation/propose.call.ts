import { z } from 'zod/mini'

import { defineCall } from '#contract/calls/call.ts'
import { objectCodec } from '#contract/values/codecs.ts'
import type { DocumentPlace } from '#studio/document/studio-document.ts'
import type { DocumentTexts } from './document-texts.ts'
import { type Language, languages } from '#domain/text/locale.ts'

import { place } from '#studio/document/documents.call.ts'
import { documentTexts } from './texts.call.ts'

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
