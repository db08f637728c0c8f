import { z } from 'zod/mini'

import { id, nullable, textLines } from '#contract/fields/plain-fields.ts'
import { proposalStateNames, proposalStatesByName } from '#contract/studio/proposal-states.ts'
import { answerAuthor, authorIn, writtenAuthor } from '#contract/studio/travelling.ts'
import { documentFields, fieldName } from '#contract/values/document-value.ts'
import { longestNote, type Proposal } from '#domain/studio/company/proposal.ts'
import type { DocumentPatch, DocumentPlace, SaveOutcome } from '#domain/studio/studio-document.ts'

import { defineCall } from '#contract/calls/call.ts'
import { encodePlace, outcomeIn, place, revision, saveOutcome } from './documents.ts'

const mostFields = 200
const patchFields = {
  campos: documentFields,
  quitados: z.array(fieldName).check(z.maxLength(mostFields))
}

export interface ProposeRequest {
  place: DocumentPlace
  patch: DocumentPatch
  /** Of the document on which the proposal is based. */
  revision: string
  note: string
  /** The proposal that this one takes the place of, while that still waits. */
  replaces: string | null
}

/** `estudioProponer`: a company says what it would change. The answer is that of `estudioGuardar`: a document that was changed in between comes back, to be merged. */
export const estudioProponer = defineCall<ProposeRequest, z.output<typeof saveOutcome>>(
  'estudioProponer',
  z.pipe(
    z.extend(place, { ...patchFields, nota: textLines(longestNote), revision, sustituye: nullable(id) }),
    z.transform(({ campos, coleccion, id: documentId, nota, quitados, revision: at, sustituye }) => ({
      note: nota,
      patch: { changed: campos, removed: quitados },
      place: { collection: coleccion, id: documentId },
      replaces: sustituye,
      revision: at
    }))
  ),
  saveOutcome
)

export function encodeProposeRequest({ note, patch, place: at, replaces, revision: base }: ProposeRequest) {
  return {
    ...encodePlace(at),
    campos: patch.changed,
    nota: note,
    quitados: [...patch.removed],
    revision: base,
    sustituye: replaces
  }
}

const proposal = z.extend(place, {
  antes: documentFields,
  campos: documentFields,
  estado: z.enum(Object.values(proposalStateNames)),
  fecha: z.string(),
  nota: z.string(),
  propuesta: id,
  quien: writtenAuthor,
  quitados: z.array(z.string()),
  respuesta: z.nullable(z.object({ fecha: z.string(), palabra: z.string(), quien: writtenAuthor })),
  titulo: z.string()
})

/** `estudioPropuestas`: those of the companies of a person, and all of them for an editor. */
export const estudioPropuestas = defineCall<object, z.output<typeof proposal>[]>(
  'estudioPropuestas',
  z.object({}),
  z.array(proposal)
)

export function proposalIn(read: z.output<typeof proposal>): Proposal {
  const { respuesta } = read
  return {
    answer: respuesta && {
      author: authorIn(respuesta.quien),
      moment: respuesta.fecha,
      word: respuesta.palabra
    },
    author: authorIn(read.quien),
    before: read.antes,
    id: read.propuesta,
    moment: read.fecha,
    note: read.nota,
    patch: { changed: read.campos, removed: read.quitados },
    place: { collection: read.coleccion, id: read.id },
    state: proposalStatesByName[read.estado],
    title: read.titulo
  }
}

export function answerProposal(found: Proposal): z.output<typeof proposal> {
  const { answer, patch } = found
  return {
    ...encodePlace(found.place),
    antes: found.before,
    campos: patch.changed,
    estado: proposalStateNames[found.state],
    fecha: found.moment,
    nota: found.note,
    propuesta: found.id,
    quien: answerAuthor(found.author),
    quitados: [...patch.removed],
    respuesta: answer && { fecha: answer.moment, palabra: answer.word, quien: answerAuthor(answer.author) },
    titulo: found.title
  }
}

export interface AnswerRequest {
  proposal: string
  word: string
  /** What is published; null refuses the proposal. */
  publish: { patch: DocumentPatch; revision: string } | null
}

const publication = z.object({ ...patchFields, revision })

const answered = z.union([saveOutcome, z.object({ resultado: z.literal('rechazada') })])

/** `estudioResponder`: an editor publishes a proposal, as it is or changed, or refuses it with a word. The answer is that of `estudioGuardar`, or that it was refused. */
export const estudioResponder = defineCall<AnswerRequest, z.output<typeof answered>>(
  'estudioResponder',
  z.pipe(
    z.object({ palabra: textLines(longestNote), propuesta: id, publica: z.nullable(publication) }),
    z.transform(({ palabra, propuesta, publica }) => ({
      proposal: propuesta,
      publish: publica && {
        patch: { changed: publica.campos, removed: publica.quitados },
        revision: publica.revision
      },
      word: palabra
    }))
  ),
  answered
)

/** What came of the publication; null for a refusal. */
export function answeredIn(answer: z.output<typeof answered>): SaveOutcome | null {
  return answer.resultado === 'rechazada' ? null : outcomeIn(answer)
}

export function encodeAnswerRequest({ proposal: propuesta, publish, word }: AnswerRequest) {
  return {
    palabra: word,
    propuesta,
    publica: publish && {
      campos: publish.patch.changed,
      quitados: [...publish.patch.removed],
      revision: publish.revision
    }
  }
}
