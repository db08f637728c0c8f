import { z } from 'zod'

import { proposalStateNames, proposalStatesByName } from './proposal-states.ts'
import { documentFields } from '#contract/values/document-value.ts'
import type { ProposalState } from '#domain/studio/company/proposal.ts'
import type { DocumentFields } from '#domain/studio/document-value.ts'
import { type DocumentPatch, type DocumentPlace, studioCollections } from '#domain/studio/studio-document.ts'

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

/** The values are kept as text: the database makes no index of them, and nothing of them is lost. */
export function encodeProposal({
  before,
  companyId,
  moment,
  note,
  patch,
  place,
  revision,
  title,
  uid
}: NewProposal) {
  return {
    antes: JSON.stringify(before),
    campos: JSON.stringify(patch.changed),
    coleccion: place.collection,
    documento: place.id,
    empresa: companyId,
    estado: proposalStateNames.waiting,
    fecha: moment.toISOString(),
    nota: note,
    quien: uid,
    quitados: [...patch.removed],
    respuesta: null,
    revision,
    titulo: title
  }
}

/** The fields of a proposal that has its answer. */
export function encodeAnswer(state: ProposalState, word: string, uid: string, moment: Date) {
  return {
    caduca: new Date(moment.getTime() + keptDays * dayMs),
    estado: proposalStateNames[state],
    respuesta: { fecha: moment.toISOString(), palabra: word, quien: uid }
  }
}

/** Ids in the order in which the newest stand first: the database lists by id, and needs no index for it. */
export function proposalId(moment: Date, random: string): string {
  const left = 9_999_999_999_999 - moment.getTime()
  return `${String(left).padStart(13, '0')}-${random}`
}

const stored = z.object({
  antes: z.string(),
  campos: z.string(),
  coleccion: z.enum(studioCollections),
  documento: z.string(),
  empresa: z.string(),
  estado: z.enum(Object.values(proposalStateNames)),
  fecha: z.string(),
  nota: z.string(),
  quien: z.string(),
  quitados: z.array(z.string()),
  respuesta: z.object({ fecha: z.string(), palabra: z.string(), quien: z.string() }).nullable(),
  titulo: z.string()
})

export interface StoredProposal extends Omit<NewProposal, 'moment' | 'revision'> {
  answer: { moment: string; uid: string; word: string } | null
  moment: string
  state: ProposalState
}

/** Null for what nobody can read. */
export function readProposal(document: unknown): StoredProposal | null {
  const read = stored.safeParse(document).data
  const changed = read && fieldsIn(read.campos)
  const before = read && fieldsIn(read.antes)
  if (!read || !changed || !before) return null
  const { respuesta } = read
  return {
    answer: respuesta && { moment: respuesta.fecha, uid: respuesta.quien, word: respuesta.palabra },
    before,
    companyId: read.empresa,
    moment: read.fecha,
    note: read.nota,
    patch: { changed, removed: read.quitados },
    place: { collection: read.coleccion, id: read.documento },
    state: proposalStatesByName[read.estado],
    title: read.titulo,
    uid: read.quien
  }
}

function fieldsIn(text: string): DocumentFields | null {
  try {
    return documentFields.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
