import { z } from 'zod/mini'

import { id, nullable } from '#contract/fields/plain-fields.ts'
import { answerRow, rowIn, writtenRow } from '#contract/studio/travelling-row.ts'
import {
  answerAuthor,
  answerProblem,
  authorIn,
  problemIn,
  writtenAuthor,
  writtenProblem
} from '#contract/studio/travelling.ts'
import { documentFields, fieldName } from '#contract/values/document-value.ts'
import {
  type DocumentPage,
  type DocumentPatch,
  type DocumentPlace,
  type SaveOutcome,
  studioCollections,
  type StudioDocument
} from '#domain/studio/studio-document.ts'

import { defineCall } from '#contract/calls/call.ts'

const collection = z.enum(studioCollections)

/** A moment to the billionth of a second: the version of a document that a change is based on. */
export const revision = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{9}Z$/))

export const place = z.object({ coleccion: collection, id })

/** Which document is meant: all that some calls ask. */
export const placeRequest = z.pipe(
  place,
  z.transform(({ coleccion, id: documentId }) => ({ collection: coleccion, id: documentId }))
)

export function encodePlace({ collection: coleccion, id: documentId }: DocumentPlace) {
  return { coleccion, id: documentId }
}

/** Documents of a collection, page by page. */
export interface ListRequest {
  collection: DocumentPlace['collection']
  /** The `next` of the page before; null for the first one. */
  after: string | null
}

export const listRequest = z.pipe(
  z.object({ coleccion: collection, despues: nullable(id) }),
  z.transform(({ coleccion, despues }) => ({ after: despues, collection: coleccion }))
)

export function encodeListRequest({ after, collection: coleccion }: ListRequest) {
  return { coleccion, despues: after }
}

const page = z.object({ documentos: z.array(writtenRow), siguiente: z.nullable(z.string()) })

/** `estudioListar`: the documents of a collection by their ids, at most 500 at once. */
export const estudioListar = defineCall<ListRequest, z.output<typeof page>>(
  'estudioListar',
  listRequest,
  page
)

export function pageIn({ documentos, siguiente }: z.output<typeof page>): DocumentPage {
  return { next: siguiente, rows: documentos.map(rowIn) }
}

export function answerPage({ next, rows }: DocumentPage): z.output<typeof page> {
  return { documentos: rows.map(answerRow), siguiente: next }
}

const read = z.object({ documento: documentFields, problemas: z.array(writtenProblem), revision })

/** `estudioLeer`: a document as it is stored, without its id, and what in it is not as it should be. A draft is judged as if it were to be published. */
export const estudioLeer = defineCall<DocumentPlace, z.output<typeof read>>('estudioLeer', placeRequest, read)

export function documentIn({ documento, problemas, revision: at }: z.output<typeof read>): StudioDocument {
  return { fields: documento, problems: problemas.map(problemIn), revision: at }
}

export function answerDocument({ fields, problems, revision: at }: StudioDocument): z.output<typeof read> {
  return { documento: fields, problemas: problems.map(answerProblem), revision: at }
}

export interface SaveRequest {
  place: DocumentPlace
  /** The revision that the change is based on; null makes a new document. */
  revision: string | null
  patch: DocumentPatch
  /** What the server keeps of these changes goes with them; nothing for a change that was never kept there. */
  kept?: KeptMark | null
}

export const mostFields = 200

/** The tab in which somebody writes: chosen by the page, and told apart from others of the same person by it. */
export const keptSession = z.string().check(z.regex(/^[\w-]{1,40}$/))

/** What the server keeps of unpublished changes, as far as the tab that publishes them knows it. */
export interface KeptMark {
  session: string
  /** The copy that it went on from; null for none. */
  mark: string | null
}

const keptMark = z.pipe(
  z.object({ marca: z.nullable(revision), sesion: keptSession }),
  z.transform(({ marca, sesion }) => ({ mark: marca, session: sesion }))
)

export const saveOutcome = z.discriminatedUnion('resultado', [
  z.object({ problemas: z.array(writtenProblem), resultado: z.literal('guardado'), revision }),
  z.object({
    cambiado: z.string(),
    cambiadoPor: z.nullable(writtenAuthor),
    documento: documentFields,
    resultado: z.literal('cambiado'),
    revision
  }),
  z.object({ problemas: z.array(writtenProblem), resultado: z.literal('incompleto') })
])

/**
 * `estudioGuardar`: changes some fields of a document, or takes them away; all others stay. Somebody who saved in between is no failure: the answer is then what
 * there is now, and nothing is written.
 */
export const estudioGuardar = defineCall<SaveRequest, z.output<typeof saveOutcome>>(
  'estudioGuardar',
  z.pipe(
    z.extend(place, {
      campos: documentFields,
      conservado: nullable(keptMark),
      quitados: z.array(fieldName).check(z.maxLength(mostFields)),
      revision: z.nullable(revision)
    }),
    z.transform(({ campos, coleccion, conservado, id: documentId, quitados, revision: at }) => ({
      kept: conservado,
      patch: { changed: campos, removed: quitados },
      place: { collection: coleccion, id: documentId },
      revision: at
    }))
  ),
  saveOutcome
)

export function encodeSaveRequest({ kept = null, patch, place: at, revision: base }: SaveRequest) {
  return {
    ...encodePlace(at),
    campos: patch.changed,
    conservado: kept && { marca: kept.mark, sesion: kept.session },
    quitados: [...patch.removed],
    revision: base
  }
}

export function outcomeIn(answer: z.output<typeof saveOutcome>): SaveOutcome {
  if (answer.resultado === 'guardado')
    return { kind: 'saved', problems: answer.problemas.map(problemIn), revision: answer.revision }
  if (answer.resultado === 'incompleto')
    return { kind: 'incomplete', problems: answer.problemas.map(problemIn) }
  return {
    changedAt: answer.cambiado,
    changedBy: answer.cambiadoPor && authorIn(answer.cambiadoPor),
    fields: answer.documento,
    kind: 'changed-since',
    revision: answer.revision
  }
}

export function answerOutcome(outcome: SaveOutcome): z.output<typeof saveOutcome> {
  if (outcome.kind === 'saved')
    return {
      problemas: outcome.problems.map(answerProblem),
      resultado: 'guardado',
      revision: outcome.revision
    }
  if (outcome.kind === 'incomplete')
    return { problemas: outcome.problems.map(answerProblem), resultado: 'incompleto' }
  return {
    cambiado: outcome.changedAt,
    cambiadoPor: outcome.changedBy && answerAuthor(outcome.changedBy),
    documento: outcome.fields,
    resultado: 'cambiado',
    revision: outcome.revision
  }
}
