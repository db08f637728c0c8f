import { z } from 'zod'

import { isLanguage, type Language, languages } from '#domain/text/locale.ts'
import type { Opinion } from '#domain/opinion/opinion.ts'
import { documentDecoder, type Decode, type Note } from '#contract/reading/decoding.ts'
import {
  flag,
  line,
  longestHtml,
  longestName,
  moment,
  plainLines,
  plainText,
  required
} from '#contract/fields/fields.ts'
import { field } from '#contract/schema/field.ts'
import { optionsOf } from '#contract/schema/options.ts'
import { excerptOf, type Problem, type IssueTexts } from '#contract/problems/problem.ts'

export const commentDocument = z.object({
  compraVerificada: field(flag, {
    label: { en: 'Verified purchase', es: 'Compra verificada' },
    help: { en: 'Written by the functions.', es: 'Lo escriben las funciones.' },
    missing: { en: 'no', es: 'no' },
    example: true
  }),
  experiencia: field(required(line, 'el id de una experiencia'), {
    label: { en: 'Experience', es: 'Experiencia' },
    help: {
      en: 'The id of an experience; in files only, in the database it is the document above.',
      es: 'El id de una experiencia; solo en ficheros, en la base de datos es el documento de encima.'
    },
    missing: { en: 'the document is left out', es: 'el documento no sale' },
    example: 'kayak-maro',
    control: 'reference',
    refersTo: 'experiencias'
  }),
  fecha: field(moment, {
    label: { en: 'Date', es: 'Fecha' },
    help: { en: 'When it was written.', es: 'Cuándo se escribió.' },
    missing: { en: 'no date', es: 'sin fecha' },
    example: '2026-05-16T21:30:00+02:00'
  }),
  idioma: field(line, {
    label: { en: 'Language', es: 'Idioma' },
    help: { en: 'The one that it is written in.', es: 'En el que está escrita.' },
    missing: { en: 'Spanish', es: 'español' },
    example: 'de',
    control: 'choice',
    options: optionsOf(languages)
  }),
  nombre: field(required(plainText(longestName), 'un texto'), {
    label: { en: 'Author', es: 'Autor' },
    help: { en: 'Plain text.', es: 'Sin html.' },
    missing: { en: 'the document is left out', es: 'el documento no sale' },
    example: 'Ana'
  }),
  opinion: field(required(plainLines(longestHtml), 'un texto'), {
    label: { en: 'Opinion', es: 'Opinión' },
    help: { en: 'Plain text, as the person wrote it.', es: 'Sin html, como se escribió.' },
    missing: { en: 'the document is left out', es: 'el documento no sale' },
    example: 'Un día precioso.'
  })
})

/** A visitor's opinion and the experience it is about. */
export interface PlacedOpinion {
  experienceId: string
  opinion: Opinion
}

const decodePublished = documentDecoder('comentarios', commentDocument, (doc, id, note): PlacedOpinion => ({
  experienceId: doc.experiencia,
  opinion: {
    author: doc.nombre,
    date: doc.fecha,
    id,
    isPurchaseVerified: doc.compraVerificada,
    language: readLanguage(doc.idioma, note),
    text: doc.opinion
  }
}))

/** An opinion that waits for its review is not public, so its mistakes are not reported. A mark that is neither true nor false may have been meant as true: the opinion stays hidden, and the report names it. */
export const decodeComment: Decode<PlacedOpinion> = document => {
  const mark = document['publicado']
  if (mark === true) return decodePublished(document)
  if (mark === undefined || mark === null || mark === false) return { problems: [], value: null }
  const problem: Problem = {
    collection: 'comentarios',
    field: 'publicado',
    id: document.id,
    outcome: 'left-out',
    value: excerptOf(mark),
    ...markWords
  }
  return { problems: [problem], value: null }
}

const markWords = {
  expected: 'true (se publica) o false (espera), sin comillas',
  problem: 'no dice si está publicada'
} as const satisfies IssueTexts

function readLanguage(code: string | null, note: Note): Language {
  if (code === null || isLanguage(code)) return code ?? 'es'
  note('idioma', { expected: 'uno de: es, en, fr, de, pt', problem: 'idioma desconocido' }, code)
  return 'es'
}
