import { z } from 'zod'

import { type Question, type QuestionTopic, questionTopics } from '#domain/question/question.ts'
import { readAddress } from '#contract/fields/address.ts'
import { lastOrder } from './category.ts'
import { documentDecoder, type Note } from '#contract/reading/decoding.ts'
import { address, amount, line, localizedHtml, localizedLine, required } from '#contract/fields/fields.ts'
import { readSlug } from '#contract/fields/slug.ts'
import { topicNames } from '#contract/documents/topic-names.ts'

const topics = new Map<string, QuestionTopic>(questionTopics.map(topic => [topicNames[topic], topic]))

const someText = 'un texto en un idioma al menos'

const questionDocument = z.object({
  imagen: address,
  orden: amount(z.number()),
  pregunta: required(localizedLine, someText),
  respuesta: required(localizedHtml, someText),
  slug: line,
  tema: line
})

export const decodeQuestion = documentDecoder('preguntas', questionDocument, (doc, id, note): Question => ({
  answerHtml: doc.respuesta,
  id,
  imageUrl: readAddress('imagen', doc.imagen, note),
  order: doc.orden ?? lastOrder,
  question: doc.pregunta,
  slug: readSlug(doc.slug, doc.pregunta, id, note),
  topic: readTopic(doc.tema, note)
}))

function readTopic(name: string | null, note: Note): QuestionTopic {
  const topic = topics.get(name ?? topicNames.bookings)
  if (topic) return topic
  note('tema', { expected: `uno de: ${[...topics.keys()].join(', ')}`, problem: 'tema desconocido' }, name)
  return 'bookings'
}
