import { z } from 'zod/mini'

import { readerOf } from '#contract/fields/plain-fields.ts'
import { objectCodec } from '#contract/values/codecs.ts'
import { documentFields } from '#contract/values/document-value.ts'
import type { DocumentFields } from '#domain/data/document-value.ts'
import type { Translation } from './document-texts.ts'
import { languages } from '#domain/text/locale.ts'

const keptTexts = objectCodec({
  texts: [
    'textos',
    z.array(
      objectCodec({
        before: ['anterior', z.string()],
        language: ['idioma', z.enum(languages)],
        original: z.nullable(z.string()),
        path: ['campo', z.string()],
        text: ['texto', z.string()]
      })
    )
  ]
})

/** Translations that were not sent, as the fields of what is kept; no translations are no fields. */
export function encodeKeptTexts(texts: readonly Translation[]): DocumentFields {
  return texts.length === 0 ? {} : documentFields.parse(z.encode(keptTexts, { texts: [...texts] }))
}

const read = readerOf<z.output<typeof keptTexts>>(keptTexts)

/** Null for fields that are no translations. */
export function readKeptTexts(fields: DocumentFields): Translation[] | null {
  if (Object.keys(fields).length === 0) return []
  return read(fields)?.texts ?? null
}
