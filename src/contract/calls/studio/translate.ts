import { z } from 'zod/mini'

import { defineCall } from '#contract/calls/call.ts'
import { nullable, textLines } from '#contract/fields/plain-fields.ts'
import { answerProblem, problemIn, writtenProblem } from '#contract/studio/travelling.ts'
import type { TranslateOutcome, TranslateRequest } from '#domain/studio/translation/document-texts.ts'
import { languages } from '#domain/text/locale.ts'

import { encodePlace, place } from './documents.ts'
import { answerTexts, documentTexts, documentTextsIn } from './texts.ts'

const longestPath = 500
const longestText = 100_000
const mostTexts = 200

/** As it was read: what is compared is not tidied. */
const asRead = z.string().check(z.maxLength(longestText))

const outcome = z.discriminatedUnion('resultado', [
  z.object({ documento: documentTexts, resultado: z.literal('guardado') }),
  z.object({ documento: documentTexts, resultado: z.literal('cambiado') }),
  z.object({ problemas: z.array(writtenProblem), resultado: z.literal('incompleto') })
])

/** `estudioTraducir`: writes texts in languages of the caller. Where one of them, or its original, is no longer as it was read, nothing is written and the answer says what there is now. */
export const estudioTraducir = defineCall<TranslateRequest, z.output<typeof outcome>>(
  'estudioTraducir',
  z.pipe(
    z.extend(place, {
      textos: z
        .array(
          z.object({
            anterior: asRead,
            campo: z.string().check(z.minLength(1), z.maxLength(longestPath)),
            idioma: z.enum(languages),
            original: nullable(asRead),
            texto: textLines(longestText)
          })
        )
        .check(z.minLength(1), z.maxLength(mostTexts))
    }),
    z.transform(({ coleccion, id: documentId, textos }) => ({
      place: { collection: coleccion, id: documentId },
      translations: textos.map(({ anterior, campo, idioma, original, texto }) => ({
        before: anterior,
        language: idioma,
        original,
        path: campo,
        text: texto
      }))
    }))
  ),
  outcome
)

export function encodeTranslateRequest({ place: at, translations }: TranslateRequest) {
  return {
    ...encodePlace(at),
    textos: translations.map(({ before, language: idioma, original, path, text }) => ({
      anterior: before,
      campo: path,
      idioma,
      original,
      texto: text
    }))
  }
}

export function translateOutcomeIn(answer: z.output<typeof outcome>): TranslateOutcome {
  if (answer.resultado === 'incompleto')
    return { kind: 'incomplete', problems: answer.problemas.map(problemIn) }
  const document = documentTextsIn(answer.documento)
  return { document, kind: answer.resultado === 'guardado' ? 'saved' : 'changed-since' }
}

export function answerTranslateOutcome(found: TranslateOutcome): z.output<typeof outcome> {
  if (found.kind === 'incomplete')
    return { problemas: found.problems.map(answerProblem), resultado: 'incompleto' }
  const documento = answerTexts(found.document)
  return found.kind === 'saved' ? { documento, resultado: 'guardado' } : { documento, resultado: 'cambiado' }
}
