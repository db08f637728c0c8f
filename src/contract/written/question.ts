import type { Question } from '#domain/question/question.ts'
import { lastOrder } from '#contract/documents/category.ts'
import { topicNames } from '#contract/documents/topic-names.ts'

/** A document of `preguntas`; it is read by the decoder of the catalogue. */
export function encodeQuestion(question: Question) {
  return {
    imagen: question.imageUrl,
    orden: question.order === lastOrder ? null : question.order,
    pregunta: question.question,
    respuesta: question.answerHtml,
    slug: question.slug,
    tema: topicNames[question.topic]
  }
}

/** Fields that change when a question gets a picture, or loses it. */
export function questionImage(address: string | null) {
  return { imagen: address }
}
