import { z } from 'zod/mini'

import { defineCall } from '#contract/calls/call.ts'
import type { DocumentPlace } from '#domain/studio/studio-document.ts'
import { type Language, languages } from '#domain/text/locale.ts'

import { encodePlace, place } from './documents.ts'
import { documentTexts } from './texts.ts'

export interface ProposeRequest {
  place: DocumentPlace
  /** The language that is to be proposed. */
  language: Language
}

/** `estudioProponerTraduccion`: asks the translation service for the texts of a document that are missing in a language. Nothing of it is published before somebody has read it. */
export const estudioProponerTraduccion = defineCall<ProposeRequest, z.output<typeof documentTexts>>(
  'estudioProponerTraduccion',
  z.pipe(
    z.extend(place, { idioma: z.enum(languages) }),
    z.transform(({ coleccion, id: documentId, idioma }) => ({
      language: idioma,
      place: { collection: coleccion, id: documentId }
    }))
  ),
  documentTexts
)

export function encodeTranslationProposal({ language, place: at }: ProposeRequest) {
  return { ...encodePlace(at), idioma: language }
}
