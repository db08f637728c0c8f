import { z } from 'zod'

import { isLanguage, type Language } from '#domain/locale.ts'
import type { Opinion } from '#domain/opinion.ts'
import { documentDecoder, type Decode, type Note } from './decoding.ts'
import { flag, line, longestHtml, longestName, moment, plainLines, plainText, required } from './fields.ts'

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

/** Whatever waits for its review is nobody's business yet, mistakes included. */
export const decodeComment: Decode<PlacedOpinion> = document =>
  document['publicado'] === true ? decodePublished(document) : { problems: [], value: null }

function readLanguage(code: string | null, note: Note): Language {
  if (code === null || isLanguage(code)) return code ?? 'es'
  note('idioma', { expected: 'uno de: es, en, fr, de, pt', problem: 'idioma desconocido' }, code)
  return 'es'
}
