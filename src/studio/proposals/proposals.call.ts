import { z } from 'zod/mini'

import { defineCall } from '#contract/calls/call.ts'
import { id, nullable, textLines } from '#contract/fields/plain-fields.ts'
import { proposalState } from './proposal-states.contract.ts'
import { author } from '#studio/document/wire-values.contract.ts'
import { documentFields } from '#contract/values/document-value.ts'
import { enumCodec, objectCodec } from '#contract/values/codecs.ts'
import { longestNote, type Proposal } from './proposal.ts'
import type { DocumentPatch, DocumentPlace, SaveOutcome } from '#studio/document/studio-document.ts'

import { patch, place, revision, saveOutcome } from '#studio/document/documents.call.ts'

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
export const estudioProponer = defineCall<ProposeRequest, SaveOutcome>(
  'estudioProponer',
  objectCodec({
    note: ['nota', textLines(longestNote)],
    patch,
    place,
    replaces: ['sustituye', nullable(id)],
    revision
  }),
  saveOutcome
)

const answer = objectCodec({
  author: ['quien', author],
  moment: ['fecha', z.string()],
  word: ['palabra', z.string()]
})

const proposal = objectCodec({
  answer: ['respuesta', z.nullable(answer)],
  author: ['quien', author],
  before: ['antes', documentFields],
  id: ['propuesta', id],
  moment: ['fecha', z.string()],
  note: ['nota', z.string()],
  patch: { changed: ['campos', documentFields], removed: ['quitados', z.array(z.string())] },
  place,
  state: ['estado', proposalState],
  title: ['titulo', z.string()]
})

/** `estudioPropuestas`: those of the companies of a person, and all of them for an editor. */
export const estudioPropuestas = defineCall<object, Proposal[]>(
  'estudioPropuestas',
  z.object({}),
  z.array(proposal)
)

export interface AnswerRequest {
  proposal: string
  word: string
  /** The patch to publish; null refuses the proposal. */
  publish: { patch: DocumentPatch; revision: string } | null
}

/** Result of the publication, or a refusal. */
export type AnswerOutcome = SaveOutcome | { kind: 'refused' }

/** `estudioResponder`: an editor publishes a proposal, as it is or changed, or refuses it with a word. The answer is that of `estudioGuardar`, or that it was refused. */
export const estudioResponder = defineCall<AnswerRequest, AnswerOutcome>(
  'estudioResponder',
  objectCodec({
    proposal: ['propuesta', id],
    publish: ['publica', z.nullable(objectCodec({ patch, revision }))],
    word: ['palabra', textLines(longestNote)]
  }),
  z.union([saveOutcome, objectCodec({ kind: ['resultado', enumCodec({ refused: 'rechazada' })] })])
)
