import { z } from 'zod/mini'

import { defineCall } from '#contract/calls/call.ts'
import { nullable } from '#contract/fields/plain-fields.ts'
import { author, keptPart } from '#studio/document/wire-values.contract.ts'
import { documentFields } from '#contract/values/document-value.ts'
import { enumCodec, objectCodec } from '#contract/values/codecs.ts'
import type { DocumentFields } from '#domain/data/document-value.ts'
import type { ServerChanges } from './autosave.ts'
import type {
  DocumentPatch,
  DocumentPlace,
  KeptPart,
  StudioCollection,
  UnpublishedChanges
} from '#studio/document/studio-document.ts'

import { collection, autosaveSession, patch, place, revision } from '#studio/document/documents.call.ts'

const changes = {
  before: ['antes', documentFields],
  patch,
  revision: z.nullable(revision),
  session: ['sesion', autosaveSession]
} as const

const moment = ['fecha', z.string()] as const

const serverChanges = objectCodec({ ...changes, mark: ['marca', revision], moment })

/** Identifies the document and the kind of its saved changes. */
export interface KeptPlace {
  part: KeptPart
  place: DocumentPlace
}

const keptPlace = { part: keptPart, place } as const

export interface AutosaveRequest extends KeptPlace {
  /** An empty one: there is nothing left to keep. */
  patch: DocumentPatch
  before: DocumentFields
  revision: string | null
  /** The tab that writes. */
  session: string
  /** The copy of the server that it goes on from, by another tab; null for none. */
  mark: string | null
}

/** Result: saved (`mark` is null where there was nothing to save), or a conflict with a copy from another tab that this one does not know. */
export type AutosaveOutcome =
  | { kind: 'kept'; mark: string | null; moment: string }
  | { kind: 'elsewhere'; changes: ServerChanges }

/**
 * `estudioConservar`: keeps what the caller changed in a document and has not published. A copy of another tab is never overwritten unseen: the answer is then
 * that copy, and nothing is written.
 */
export const estudioConservar = defineCall<AutosaveRequest, AutosaveOutcome>(
  'estudioConservar',
  objectCodec({ ...changes, mark: ['marca', nullable(revision)], ...keptPlace }),
  z.union([
    objectCodec({
      kind: ['resultado', enumCodec({ kept: 'conservado' })],
      mark: ['marca', z.nullable(revision)],
      moment
    }),
    objectCodec({
      changes: ['cambios', serverChanges],
      kind: ['resultado', enumCodec({ elsewhere: 'otro' })]
    })
  ]),
  {
    by: 'administrator',
    data: {
      antes: {},
      campos: { nombre: 'Levante Kayak' },
      coleccion: 'empresas',
      id: 'levante',
      quitados: [],
      revision: null,
      sesion: 'prueba'
    }
  }
)

/** `estudioConservado`: what the caller changed in a document and has not published, or the translations that were not sent. */
export const estudioConservado = defineCall<KeptPlace, { changes: ServerChanges | null }>(
  'estudioConservado',
  objectCodec(keptPlace),
  objectCodec({ changes: ['cambios', z.nullable(serverChanges)] }),
  { by: 'administrator', data: { coleccion: 'empresas', id: 'levante' } }
)

/** `estudioConservados`: who has unpublished changes in the documents of a collection; a person who may not read all of it sees their own. */
export const estudioConservados = defineCall<{ collection: StudioCollection }, UnpublishedChanges[]>(
  'estudioConservados',
  objectCodec({ collection }),
  z.array(
    objectCodec({
      author: ['quien', author],
      id: z.string(),
      isOwn: ['propio', z.boolean()],
      moment,
      part: keptPart
    })
  ),
  { by: 'administrator', data: { coleccion: 'experiencias' } }
)
