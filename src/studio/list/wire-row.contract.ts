import { z } from 'zod/mini'

import { enumCodec, objectCodec } from '#contract/values/codecs.ts'
import type { DocumentState } from '#studio/document/studio-document.ts'
import { languages } from '#domain/text/locale.ts'

import { author } from '#studio/document/wire-values.contract.ts'

export const documentState = enumCodec<DocumentState>({
  draft: 'borrador',
  hidden: 'oculto',
  published: 'publicado'
})

/** A document as a list shows it, as it travels. */
export const documentRow = objectCodec({
  changedAt: ['cambiado', z.string()],
  changedBy: ['cambiadoPor', z.nullable(author)],
  companyId: ['empresa', z.nullable(z.string())],
  firstProblem: [
    'primerProblema',
    z.nullish(
      objectCodec({
        label: ['campo', z.object({ en: z.string(), es: z.string() })],
        problem: ['problema', z.string()]
      })
    )
  ],
  // Of a document whose id no address can hold, too.
  id: z.string(),
  missingLanguages: ['idiomasQueFaltan', z.array(z.enum(languages))],
  nextStart: ['salida', z.nullable(objectCodec({ day: ['dia', z.string()], hours: ['horas', z.string()] }))],
  problems: ['problemas', z.number()],
  provinces: ['provincias', z.array(z.string())],
  slug: z.nullable(z.string()),
  state: ['estado', documentState],
  title: ['titulo', z.string()]
})
