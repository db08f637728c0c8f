import { z } from 'zod/mini'

import { defineCall } from '#contract/calls/call.ts'
import { id, nullable } from '#contract/fields/plain-fields.ts'
import { documentProblem } from '#studio/document/wire-values.contract.ts'
import { enumCodec, objectCodec } from '#contract/values/codecs.ts'
import type { PastKind, PastPage } from './past.ts'
import type { StudioCollection } from '#studio/document/studio-document.ts'

import { collection, next, revision } from '#studio/document/documents.call.ts'
import { instant } from '#studio/plans/plans.call.ts'

const pastKind = enumCodec<PastKind>({
  blocked: 'no-cabe',
  change: 'cambia',
  later: 'posterior',
  return: 'vuelve',
  unknown: 'sin-historial'
})

const line = objectCodec({
  current: ['ahora', id],
  fields: ['campos', z.array(z.string())],
  isSeen: ['seVe', z.boolean()],
  kind: ['que', pastKind],
  // Of a document whose id no address can hold, too.
  place: { collection, id: z.string() },
  problems: ['problemas', z.array(documentProblem)],
  revision: z.nullable(revision),
  title: ['titulo', z.string()],
  version: z.nullable(id),
  willBeSeen: ['seVera', z.boolean()]
})

export interface PastRequest {
  collection: StudioCollection
  /** The `next` of the page before; null for the first one. */
  after: string | null
  /** ISO 8601. */
  moment: string
}

const moment = ['momento', instant] as const

/** `estudioMomento`: which documents of a collection are others than they were at a moment, and what going back to it would do to them. Nothing is written. */
export const estudioMomento = defineCall<PastRequest, PastPage>(
  'estudioMomento',
  objectCodec({ after: ['despues', nullable(id)], collection, moment }),
  objectCodec({ documents: ['documentos', z.number()], lines: ['lineas', z.array(line)], next }),
  {
    by: 'administrator',
    data: { coleccion: 'categorias', despues: null, momento: '2026-06-09T10:00:00Z' }
  }
)

const maxDocuments = 1_000_000

/** That an administrator takes the content back to a moment, before the first document is written. */
export interface ReturnRequest {
  moment: string
  /** How many documents it is about. */
  documents: number
}

/** `estudioVolver`: writes into the record that all content goes back to a moment; the answer is the moment of that line, before which everything was as it is now. */
export const estudioVolver = defineCall<ReturnRequest, { moment: string }>(
  'estudioVolver',
  objectCodec({ documents: ['cuantos', z.int().check(z.gte(1), z.lte(maxDocuments))], moment }),
  objectCodec({ moment: ['fecha', z.string()] }),
  { by: 'administrator', data: { cuantos: 3, momento: '2026-06-09T10:00:00Z' } }
)
