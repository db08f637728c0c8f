import { z } from 'zod/mini'

import { topicNames } from '#contract/documents/topic-names.ts'
import { id, text, textLines } from '#contract/fields/plain-fields.ts'
import { enumCodec, objectCodec } from '#contract/values/codecs.ts'
import { type Language, languages, perLanguage } from '#domain/text/locale.ts'
import { type QuestionDraft, type QuestionTopic } from '#domain/question/question.ts'
import type { LocalizedText } from '#domain/text/text.ts'

import { defineCall } from './call.ts'

const longestQuestion = 400
const longestAnswer = 20_000
const highestOrder = 1_000_000

/** A text per language; an empty one is none. */
function textsOf(written: ReturnType<typeof text>) {
  const one = z.optional(written)
  return z.codec(z.object(perLanguage(() => one)), z.custom<LocalizedText>(), {
    decode: withoutGaps,
    encode: texts => texts
  })
}

const draft = {
  answerHtml: ['respuesta', textsOf(textLines(longestAnswer))],
  order: ['orden', z.nullable(z.number().check(z.gte(0), z.lte(highestOrder)))],
  question: ['pregunta', textsOf(text(longestQuestion))],
  topic: ['tema', enumCodec<QuestionTopic>(topicNames)]
} as const

/** A question as administrators edit it; its id is null while it is new. */
export interface EditedQuestion extends QuestionDraft {
  id: string
  imageUrl: string | null
  slug: string
}

const listed = objectCodec({ ...draft, id, imageUrl: ['imagen', z.nullable(z.string())], slug: z.string() })

/** `listarPreguntas`: all questions as they are stored, for administrators. */
export const listarPreguntas = defineCall<object, EditedQuestion[]>(
  'listarPreguntas',
  z.object({}),
  z.array(listed),
  { by: 'administrator', data: {} }
)

/** `guardarPregunta`: adds a question, or changes the one with this id. The answer is its id. */
export const guardarPregunta = defineCall<{ draft: QuestionDraft; id: string | null }, string>(
  'guardarPregunta',
  objectCodec({ draft, id: z.nullable(id) }),
  id
)

const only = z.codec(z.object({ id }), z.string(), {
  decode: ({ id: questionId }) => questionId,
  encode: questionId => ({ id: questionId })
})

/** `borrarPregunta`: takes a question away, with its picture. */
export const borrarPregunta = defineCall<string, true>('borrarPregunta', only, z.literal(true))

/** `quitarImagenPregunta`: takes the picture of a question away. */
export const quitarImagenPregunta = defineCall<string, true>('quitarImagenPregunta', only, z.literal(true))

/** Five megabytes, in base64. */
const longestImage = Math.ceil((5_000_000 * 4) / 3) + 4

export interface Upload {
  /** As base64. */
  bytes: string
  id: string
}

/** `subirImagenPregunta`: gives a question its picture. The answer is its address. */
export const subirImagenPregunta = defineCall<Upload, string>(
  'subirImagenPregunta',
  objectCodec({ bytes: ['imagen', z.base64().check(z.minLength(1), z.maxLength(longestImage))], id }),
  z.string().check(z.startsWith('/archivos/'))
)

function withoutGaps(texts: Partial<Record<Language, string | undefined>>): LocalizedText {
  const found: LocalizedText = {}
  for (const language of languages) if (texts[language]) found[language] = texts[language]
  return found
}
