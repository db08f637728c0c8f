import { z } from 'zod/mini'

import { readerOf } from '#contract/fields/plain-fields.ts'
import { fieldsAsText } from '#contract/values/document-value.ts'
import { type ObjectCodec, objectCodec } from '#contract/values/codecs.ts'
import type { ProposalState } from './proposal.ts'
import type { DocumentFields } from '#domain/data/document-value.ts'
import {
  type DocumentPatch,
  type DocumentPlace,
  studioCollections
} from '#studio/document/studio-document.ts'

import { proposalState } from './proposal-states.contract.ts'

export const proposalsCollection = 'propuestas'

/** Answered proposals are kept so long; the database removes them after `caduca`. */
const keptDays = 400
const dayMs = 24 * 60 * 60 * 1000

interface NewProposal {
  before: DocumentFields
  companyId: string
  moment: Date
  note: string
  patch: DocumentPatch
  place: DocumentPlace
  revision: string
  title: string
  uid: string
}

export interface StoredProposal extends Omit<NewProposal, 'moment' | 'revision'> {
  answer: { moment: string; uid: string; word: string } | null
  moment: string
  state: ProposalState
}

const proposalAnswer = objectCodec({
  moment: ['fecha', z.string()],
  uid: ['quien', z.string()],
  word: ['palabra', z.string()]
})

const stored: ObjectCodec<StoredProposal> = objectCodec({
  answer: ['respuesta', z.nullable(proposalAnswer)],
  before: ['antes', fieldsAsText],
  companyId: ['empresa', z.string()],
  moment: ['fecha', z.string()],
  note: ['nota', z.string()],
  patch: { changed: ['campos', fieldsAsText], removed: ['quitados', z.array(z.string())] },
  place: { collection: ['coleccion', z.enum(studioCollections)], id: ['documento', z.string()] },
  state: ['estado', proposalState],
  title: ['titulo', z.string()],
  uid: ['quien', z.string()]
})

/** Null for what cannot be read. */
export const readProposal = readerOf<StoredProposal>(stored)

export function encodeProposal({ moment, revision, ...proposal }: NewProposal) {
  const waiting = { ...proposal, answer: null, moment: moment.toISOString(), state: 'waiting' as const }
  return { ...z.encode(stored, waiting), revision }
}

/** The fields of a proposal that has its answer. */
export function encodeAnswer(state: ProposalState, word: string, uid: string, moment: Date) {
  return {
    caduca: new Date(moment.getTime() + keptDays * dayMs),
    estado: z.encode(proposalState, state),
    respuesta: z.encode(proposalAnswer, { moment: moment.toISOString(), uid, word })
  }
}

/** Ids in the order in which the newest stand first: the database lists by id, and needs no index for it. */
export function proposalId(moment: Date, random: string): string {
  const left = 9_999_999_999_999 - moment.getTime()
  return `${String(left).padStart(13, '0')}-${random}`
}
