import { z } from 'zod/mini'

import { defineCall } from '#contract/calls/call.ts'
import { nullable } from '#contract/fields/plain-fields.ts'
import { answerAuthor, authorIn, writtenAuthor } from '#contract/studio/travelling.ts'
import { documentFields, fieldName } from '#contract/values/document-value.ts'
import type { DocumentFields } from '#domain/studio/document-value.ts'
import type { ServerChanges } from '#domain/studio/kept.ts'
import {
  type DocumentPatch,
  type DocumentPlace,
  type StudioCollection,
  studioCollections,
  type UnpublishedChanges
} from '#domain/studio/studio-document.ts'

import { encodePlace, keptSession, mostFields, place, placeRequest, revision } from './documents.ts'

const changes = {
  antes: documentFields,
  campos: documentFields,
  quitados: z.array(fieldName).check(z.maxLength(mostFields)),
  revision: z.nullable(revision),
  sesion: keptSession
}

const written = z.object({ ...changes, fecha: z.string(), marca: revision })

export interface KeepRequest {
  place: DocumentPlace
  /** An empty one: there is nothing left to keep. */
  patch: DocumentPatch
  before: DocumentFields
  revision: string | null
  /** The tab that writes. */
  session: string
  /** The copy of the server that it goes on from, by another tab; null for none. */
  mark: string | null
}

/** What came of it: kept (`mark` is null where there was nothing to keep), or there is a copy of another tab that this one does not know. */
export type KeepOutcome =
  | { kind: 'kept'; mark: string | null; moment: string }
  | { kind: 'elsewhere'; changes: ServerChanges }

const outcome = z.discriminatedUnion('resultado', [
  z.object({ fecha: z.string(), marca: z.nullable(revision), resultado: z.literal('conservado') }),
  z.object({ cambios: written, resultado: z.literal('otro') })
])

/**
 * `estudioConservar`: keeps what the caller changed in a document and has not published. A copy of another tab is never overwritten unseen: the answer is then
 * that copy, and nothing is written.
 */
export const estudioConservar = defineCall<KeepRequest, z.output<typeof outcome>>(
  'estudioConservar',
  z.pipe(
    z.extend(place, { ...changes, marca: nullable(revision) }),
    z.transform(({ antes, campos, coleccion, id, marca, quitados, revision: base, sesion }) => ({
      before: antes,
      mark: marca,
      patch: { changed: campos, removed: quitados },
      place: { collection: coleccion, id },
      revision: base,
      session: sesion
    }))
  ),
  outcome,
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

export function encodeKeepRequest({ before, mark, patch, place: at, revision: base, session }: KeepRequest) {
  return {
    ...encodePlace(at),
    antes: before,
    campos: patch.changed,
    marca: mark,
    quitados: [...patch.removed],
    revision: base,
    sesion: session
  }
}

export function answerKept(mark: string | null, moment: string): z.output<typeof outcome> {
  return { fecha: moment, marca: mark, resultado: 'conservado' }
}

export function answerElsewhere(found: z.output<typeof written>): z.output<typeof outcome> {
  return { cambios: found, resultado: 'otro' }
}

export function keepOutcomeIn(answer: z.output<typeof outcome>): KeepOutcome {
  return answer.resultado === 'conservado'
    ? { kind: 'kept', mark: answer.marca, moment: answer.fecha }
    : { changes: serverChangesIn(answer.cambios), kind: 'elsewhere' }
}

function serverChangesIn({
  antes,
  campos,
  fecha,
  marca,
  quitados,
  revision: base,
  sesion
}: z.output<typeof written>): ServerChanges {
  return {
    before: antes,
    mark: marca,
    moment: fecha,
    patch: { changed: campos, removed: quitados },
    revision: base,
    session: sesion
  }
}

interface AnsweredChanges extends Omit<KeepRequest, 'mark' | 'place'> {
  mark: string
  moment: string
}

export function answerChanges({
  before,
  mark,
  moment,
  patch,
  revision: base,
  session
}: AnsweredChanges): z.output<typeof written> {
  return {
    antes: before,
    campos: patch.changed,
    fecha: moment,
    marca: mark,
    quitados: [...patch.removed],
    revision: base,
    sesion: session
  }
}

const found = z.object({ cambios: z.nullable(written) })

/** `estudioConservado`: what the caller changed in a document and has not published. */
export const estudioConservado = defineCall<DocumentPlace, z.output<typeof found>>(
  'estudioConservado',
  placeRequest,
  found,
  { by: 'administrator', data: { coleccion: 'empresas', id: 'levante' } }
)

export function keptIn({ cambios }: z.output<typeof found>): ServerChanges | null {
  return cambios && serverChangesIn(cambios)
}

const line = z.object({ fecha: z.string(), id: z.string(), propio: z.boolean(), quien: writtenAuthor })

/** `estudioConservados`: who has unpublished changes in the documents of a collection; whoever may not read all of it learns of their own. */
export const estudioConservados = defineCall<{ collection: StudioCollection }, z.output<typeof line>[]>(
  'estudioConservados',
  z.pipe(
    z.object({ coleccion: z.enum(studioCollections) }),
    z.transform(({ coleccion }) => ({ collection: coleccion }))
  ),
  z.array(line),
  { by: 'administrator', data: { coleccion: 'experiencias' } }
)

export function unpublishedIn({ fecha, id, propio, quien }: z.output<typeof line>): UnpublishedChanges {
  return { author: authorIn(quien), id, isOwn: propio, moment: fecha }
}

export function answerUnpublished({ author, id, isOwn, moment }: UnpublishedChanges): z.output<typeof line> {
  return { fecha: moment, id, propio: isOwn, quien: answerAuthor(author) }
}
