import { z } from 'zod/mini'

import { defineCall } from '#contract/calls/call.ts'
import { nullable, textLines } from '#contract/fields/plain-fields.ts'
import { documentProblem } from '#studio/document/wire-values.contract.ts'
import { enumCodec, objectCodec } from '#contract/values/codecs.ts'
import type { TranslateOutcome, TranslateRequest } from './document-texts.ts'
import { languages } from '#domain/text/locale.ts'

import { place } from '#studio/document/documents.call.ts'
import { documentTexts } from './texts.call.ts'

const longestPath = 500
const longestText = 100_000
const maxTexts = 200

/** As it was read: what is compared is not tidied. */
const asRead = z.string().check(z.maxLength(longestText))

const translation = objectCodec({
  before: ['anterior', asRead],
  language: ['idioma', z.enum(languages)],
  original: nullable(asRead),
  path: ['campo', z.string().check(z.minLength(1), z.maxLength(longestPath))],
  text: ['texto', textLines(longestText)]
})

/** `estudioTraducir`: writes texts in languages of the caller. Where one of them, or its original, is no longer as it was read, nothing is written and the answer says what there is now. */
export const estudioTraducir = defineCall<TranslateRequest, TranslateOutcome>(
  'estudioTraducir',
  objectCodec({
    place,
    translations: ['textos', z.array(translation).check(z.minLength(1), z.maxLength(maxTexts))]
  }),
  z.union([
    objectCodec({
      document: ['documento', documentTexts],
      kind: ['resultado', enumCodec({ 'changed-since': 'cambiado', saved: 'guardado' })]
    }),
    objectCodec({
      kind: ['resultado', enumCodec({ incomplete: 'incompleto' })],
      problems: ['problemas', z.array(documentProblem)]
    })
  ])
)
