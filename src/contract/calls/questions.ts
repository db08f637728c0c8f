import { z } from 'zod/mini'

import { topicNames } from '#contract/documents/topic-names.ts'
import { id, text, textLines } from '#contract/fields/plain-fields.ts'
import { type Language, languages, perLanguage } from '#domain/text/locale.ts'
import { type QuestionDraft, type QuestionTopic, questionTopics } from '#domain/question/question.ts'
import type { LocalizedText } from '#domain/text/text.ts'

import { defineCall } from './call.ts'

const longestQuestion = 400
const longestAnswer = 20_000
const highestOrder = 1_000_000

/** A text per language; an empty one is none. */
function textsOf(written: ReturnType<typeof text>) {
  const one = z.optional(written)
  return z.pipe(z.object(perLanguage(() => one)), z.transform(withoutGaps))
}

const topics = z.enum(['cuenta', 'reservas', 'colaboradores', 'precios'])

const draft = z.object({
  orden: z.nullable(z.number().check(z.gte(0), z.lte(highestOrder))),
  pregunta: textsOf(text(longestQuestion)),
  respuesta: textsOf(textLines(longestAnswer)),
  tema: topics
})

type Written = z.output<typeof draft>

/** A question as administrators edit it; its id is null while it is new. */
export interface EditedQuestion extends QuestionDraft {
  id: string
  imageUrl: string | null
  slug: string
}

const listed = z.extend(draft, { id, imagen: z.nullable(z.string()), slug: z.string() })

/** `listarPreguntas`: all questions as they are stored, for administrators. */
export const listarPreguntas = defineCall<object, z.output<typeof listed>[]>(
  'listarPreguntas',
  z.object({}),
  z.array(listed),
  { by: 'administrator', data: {} }
)

export function editedIn(answer: z.output<typeof listed>): EditedQuestion {
  return { ...draftIn(answer), id: answer.id, imageUrl: answer.imagen, slug: answer.slug }
}

export function answerEdited({ id: questionId, imageUrl, slug, ...rest }: EditedQuestion) {
  return { ...encodeDraft(rest), id: questionId, imagen: imageUrl, slug }
}

/** `guardarPregunta`: adds a question, or changes the one with this id. The answer is its id. */
export const guardarPregunta = defineCall<{ draft: QuestionDraft; id: string | null }, string>(
  'guardarPregunta',
  z.pipe(
    z.extend(draft, { id: z.nullable(id) }),
    z.transform(written => ({ draft: draftIn(written), id: written.id }))
  ),
  id
)

export function encodeQuestionRequest(questionId: string | null, written: QuestionDraft) {
  return { ...encodeDraft(written), id: questionId }
}

const only = z.pipe(
  z.object({ id }),
  z.transform(({ id: questionId }) => questionId)
)

/** `borrarPregunta`: takes a question away, with its picture. */
export const borrarPregunta = defineCall<string, true>('borrarPregunta', only, z.literal(true))

/** `quitarImagenPregunta`: takes the picture of a question away. */
export const quitarImagenPregunta = defineCall<string, true>('quitarImagenPregunta', only, z.literal(true))

/** Five megabytes, in the letters that carry three bytes by four. */
const longestImage = Math.ceil((5_000_000 * 4) / 3) + 4

export interface Upload {
  /** As base64. */
  bytes: string
  id: string
}

/** `subirImagenPregunta`: gives a question its picture. The answer is its address. */
export const subirImagenPregunta = defineCall<Upload, string>(
  'subirImagenPregunta',
  z.pipe(
    z.object({ id, imagen: z.base64().check(z.minLength(1), z.maxLength(longestImage)) }),
    z.transform(({ id: questionId, imagen }) => ({ bytes: imagen, id: questionId }))
  ),
  z.string().check(z.startsWith('/archivos/'))
)

export function encodeUpload({ bytes, id: questionId }: Upload) {
  return { id: questionId, imagen: bytes }
}

function draftIn({ orden, pregunta, respuesta, tema }: Written): QuestionDraft {
  return { answerHtml: respuesta, order: orden, question: pregunta, topic: topicIn(tema) }
}

function encodeDraft({ answerHtml, order, question, topic }: QuestionDraft): Written {
  return { orden: order, pregunta: question, respuesta: answerHtml, tema: topicNames[topic] }
}

function topicIn(name: Written['tema']): QuestionTopic {
  return questionTopics.find(topic => topicNames[topic] === name) ?? 'bookings'
}

function withoutGaps(texts: Partial<Record<Language, string | undefined>>): LocalizedText {
  const found: LocalizedText = {}
  for (const language of languages) if (texts[language]) found[language] = texts[language]
  return found
}
