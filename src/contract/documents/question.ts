import { z } from 'zod'
import { type Question, type QuestionTopic, questionTopics } from '#domain/question/question.ts'
import { readAddress } from '#contract/fields/address.ts'
import { lastOrder } from './category.ts'
import { documentDecoder, type Note } from '#contract/reading/decoding.ts'
import {
  address,
  amount,
  line,
  localizedHtml,
  localizedLine,
  required,
  statedMoment
} from '#contract/fields/fields.ts'
import { field } from '#contract/schema/field.ts'
import { optionsOf } from '#contract/schema/options.ts'
import { readSlug } from '#contract/fields/slug.ts'

const topicNames = {
  account: 'cuenta',
  bookings: 'reservas',
  partners: 'colaboradores',
  prices: 'precios'
} as const satisfies Record<QuestionTopic, string>

const topics = new Map<string, QuestionTopic>(questionTopics.map(topic => [topicNames[topic], topic]))

const someText = 'un texto en un idioma al menos'

export const questionDocument = z.object({
  actualizado: field(statedMoment, {
    label: { en: 'Updated', es: 'Actualizado' },
    help: { en: 'Moment of the last change by an editor.', es: 'Cuándo la cambió un editor por última vez.' },
    missing: { en: 'nothing', es: 'nada' },
    example: '2026-05-16T10:00:00+02:00',
    isAdvisory: true
  }),
  imagen: field(address, {
    label: { en: 'Picture', es: 'Imagen' },
    help: { en: 'It stands below the answer.', es: 'Va debajo de la respuesta.' },
    missing: { en: 'no picture', es: 'sin imagen' },
    control: 'picture',
    example: '/preguntas/reservas.webp'
  }),
  orden: field(amount(z.number()), {
    label: { en: 'Order', es: 'Orden' },
    help: { en: 'The editors’ own order.', es: 'El orden de los editores.' },
    missing: { en: 'after the numbered ones', es: 'detrás de las numeradas' },
    example: 3
  }),
  pregunta: field(required(localizedLine, someText), {
    label: { en: 'Question', es: 'Pregunta' },
    help: { en: 'In any one language at least.', es: 'En un idioma al menos.' },
    missing: { en: 'the document is left out', es: 'el documento no sale' },
    example: { es: '¿Cómo reservo?' }
  }),
  respuesta: field(required(localizedHtml, someText), {
    label: { en: 'Answer', es: 'Respuesta' },
    help: { en: 'With html.', es: 'Con html.' },
    missing: { en: 'the document is left out', es: 'el documento no sale' },
    example: { es: '<p>Por WhatsApp.</p>' }
  }),
  slug: field(line, {
    label: { en: 'Slug', es: 'Slug' },
    help: { en: 'Lower case, digits and hyphens.', es: 'Minúsculas, cifras y guiones.' },
    missing: { en: 'made from the Spanish question', es: 'se forma con la pregunta' },
    example: 'como-reservo'
  }),
  tema: field(line, {
    label: { en: 'Topic', es: 'Tema' },
    help: { en: 'The heading that it stands under.', es: 'El título bajo el que sale.' },
    missing: { en: 'under bookings', es: 'en Reservas' },
    example: 'precios',
    control: 'choice',
    options: optionsOf([...topics.keys()])
  })
})

export const decodeQuestion = documentDecoder('preguntas', questionDocument, (doc, id, note): Question => ({
  answerHtml: doc.respuesta,
  id,
  imageUrl: readAddress('imagen', doc.imagen, note),
  order: doc.orden ?? lastOrder,
  question: doc.pregunta,
  slug: readSlug(doc.slug, doc.pregunta, id, note),
  topic: readTopic(doc.tema, note),
  updated: doc.actualizado
}))

function readTopic(name: string | null, note: Note): QuestionTopic {
  const topic = topics.get(name ?? topicNames.bookings)
  if (topic) return topic
  note('tema', { expected: `uno de: ${[...topics.keys()].join(', ')}`, problem: 'tema desconocido' }, name)
  return 'bookings'
}
