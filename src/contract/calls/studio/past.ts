import { z } from 'zod/mini'

import { defineCall } from '#contract/calls/call.ts'
import { id, moment, nullable } from '#contract/fields/plain-fields.ts'
import { answerProblem, problemIn, writtenProblem } from '#contract/studio/travelling.ts'
import type { PastKind, PastPage } from '#domain/studio/history/past.ts'
import { type StudioCollection, studioCollections } from '#domain/studio/studio-document.ts'

import { revision } from './documents.ts'

const kindNames = {
  blocked: 'no-cabe',
  change: 'cambia',
  later: 'posterior',
  return: 'vuelve',
  unknown: 'sin-historial'
} as const satisfies Record<PastKind, string>
const kindsByName = {
  cambia: 'change',
  'no-cabe': 'blocked',
  posterior: 'later',
  'sin-historial': 'unknown',
  vuelve: 'return'
} as const

const line = z.object({
  ahora: id,
  campos: z.array(z.string()),
  id: z.string(),
  problemas: z.array(writtenProblem),
  que: z.enum(Object.values(kindNames)),
  revision: z.nullable(revision),
  seVe: z.boolean(),
  seVera: z.boolean(),
  titulo: z.string(),
  version: z.nullable(id)
})

const page = z.object({
  documentos: z.number(),
  lineas: z.array(line),
  siguiente: z.nullable(z.string())
})

export interface PastRequest {
  collection: StudioCollection
  /** The `next` of the page before; null for the first one. */
  after: string | null
  /** ISO 8601. */
  moment: string
}

/** `estudioMomento`: which documents of a collection are others than they were at a moment, and what going back to it would do to them. Nothing is written. */
export const estudioMomento = defineCall<PastRequest, z.output<typeof page>>(
  'estudioMomento',
  z.pipe(
    z.object({ coleccion: z.enum(studioCollections), despues: nullable(id), momento: moment }),
    z.transform(({ coleccion, despues, momento }) => ({
      after: despues,
      collection: coleccion,
      moment: new Date(momento).toISOString()
    }))
  ),
  page,
  {
    by: 'administrator',
    data: { coleccion: 'categorias', despues: null, momento: '2026-06-09T10:00:00Z' }
  }
)

export function encodePastRequest({ after, collection, moment: at }: PastRequest) {
  return { coleccion: collection, despues: after, momento: at }
}

export function pastPageIn(
  collection: StudioCollection,
  { documentos, lineas, siguiente }: z.output<typeof page>
): PastPage {
  return {
    documents: documentos,
    lines: lineas.map(found => ({
      current: found.ahora,
      fields: found.campos,
      isSeen: found.seVe,
      kind: kindsByName[found.que],
      place: { collection, id: found.id },
      problems: found.problemas.map(problemIn),
      revision: found.revision,
      title: found.titulo,
      version: found.version,
      willBeSeen: found.seVera
    })),
    next: siguiente
  }
}

export function answerPastPage({ documents, lines, next }: PastPage): z.output<typeof page> {
  return {
    documentos: documents,
    lineas: lines.map(found => ({
      ahora: found.current,
      campos: [...found.fields],
      id: found.place.id,
      problemas: found.problems.map(answerProblem),
      que: kindNames[found.kind],
      revision: found.revision,
      seVe: found.isSeen,
      seVera: found.willBeSeen,
      titulo: found.title,
      version: found.version
    })),
    siguiente: next
  }
}

const mostDocuments = 1_000_000

/** That an administrator takes the content back to a moment, before the first document is written. */
export interface ReturnRequest {
  moment: string
  /** How many documents it is about. */
  documents: number
}

const begun = z.object({ fecha: z.string() })

/** `estudioVolver`: writes into the record that all content goes back to a moment; the answer is the moment of that line, before which everything was as it is now. */
export const estudioVolver = defineCall<ReturnRequest, z.output<typeof begun>>(
  'estudioVolver',
  z.pipe(
    z.object({ cuantos: z.int().check(z.gte(1), z.lte(mostDocuments)), momento: moment }),
    z.transform(({ cuantos, momento }) => ({
      documents: cuantos,
      moment: new Date(momento).toISOString()
    }))
  ),
  begun,
  { by: 'administrator', data: { cuantos: 3, momento: '2026-06-09T10:00:00Z' } }
)

export function encodeReturnRequest({ documents, moment: at }: ReturnRequest) {
  return { cuantos: documents, momento: at }
}

export function begunIn({ fecha }: z.output<typeof begun>): string {
  return fecha
}

export function answerBegun(at: string): z.output<typeof begun> {
  return { fecha: at }
}
