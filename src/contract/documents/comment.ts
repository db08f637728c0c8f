import { z } from 'zod'

import { isLanguage, type Language } from '#domain/text/locale.ts'
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
import { excerptOf, type Problem, type IssueTexts } from '#contract/problems/problem.ts'

const commentDocument = z.object({
  compraVerificada: flag,
  experiencia: required(line, 'el id de una experiencia'),
  fecha: moment,
  idioma: line,
  nombre: required(plainText(longestName), 'un texto'),
  opinion: required(plainLines(longestHtml), 'un texto')
})

/** What somebody wrote, and the experience it is about. */
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

/**
 * What waits for its review is not for the public yet, mistakes included. A mark that is neither yes nor no may have been meant as a yes: the
 * opinion stays hidden, and the report names it.
 */
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
