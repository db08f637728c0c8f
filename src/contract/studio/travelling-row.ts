import { z } from 'zod/mini'

import type { DocumentRow } from '#domain/studio/studio-document.ts'
import { languages } from '#domain/text/locale.ts'

import { answerAuthor, authorIn, writtenAuthor } from './travelling.ts'

const states = { borrador: 'draft', oculto: 'hidden', publicado: 'published' } as const
const stateNames = { draft: 'borrador', hidden: 'oculto', published: 'publicado' } as const

/** A document as a list shows it, as it travels. */
export const writtenRow = z.object({
  cambiado: z.string(),
  cambiadoPor: z.nullable(writtenAuthor),
  empresa: z.nullable(z.string()),
  estado: z.enum(['borrador', 'oculto', 'publicado']),
  // Of a document whose id no address can hold, too.
  id: z.string(),
  idiomasQueFaltan: z.array(z.enum(languages)),
  problemas: z.number(),
  provincias: z.array(z.string()),
  titulo: z.string()
})

export function rowIn(answer: z.output<typeof writtenRow>): DocumentRow {
  return {
    changedAt: answer.cambiado,
    changedBy: answer.cambiadoPor && authorIn(answer.cambiadoPor),
    companyId: answer.empresa,
    id: answer.id,
    missingLanguages: answer.idiomasQueFaltan,
    problems: answer.problemas,
    provinces: answer.provincias,
    state: states[answer.estado],
    title: answer.titulo
  }
}

export function answerRow(found: DocumentRow): z.output<typeof writtenRow> {
  return {
    cambiado: found.changedAt,
    cambiadoPor: found.changedBy && answerAuthor(found.changedBy),
    empresa: found.companyId,
    estado: stateNames[found.state],
    id: found.id,
    idiomasQueFaltan: [...found.missingLanguages],
    problemas: found.problems,
    provincias: [...found.provinces],
    titulo: found.title
  }
}
