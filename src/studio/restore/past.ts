import { fieldsOf, patchBetween } from '#studio/document/patch.ts'
import type { DocumentFields } from '#domain/data/document-value.ts'
import { isMarkedDraft } from '#studio/document/editing.ts'
import type { DocumentPlace, DocumentProblem, StudioCollection } from '#studio/document/studio-document.ts'

/** A document at a past moment, as far as its history tells. */
export type Past =
  | { kind: 'version'; id: string; fields: DocumentFields }
  /** It had been deleted, or was made later. */
  | { kind: 'missing' }
  /** Its history does not reach back so far. */
  | { kind: 'unknown' }

/** Effects on a document of going back to a moment. */
export const pastKinds = ['change', 'return', 'later', 'blocked', 'unknown'] as const
/**
 * `change`: it becomes what it was. `return`: it was deleted since and comes back. `later`: it was made since and becomes a draft. `blocked`: what it was could not be
 * published today. `unknown`: it is not known what it was. The last two are left as they are.
 */
export type PastKind = (typeof pastKinds)[number]

/** One document that is another than it was, as a preview lists it. */
export interface PastLine {
  place: DocumentPlace
  title: string
  kind: PastKind
  /** The version that comes back; null where none does. */
  version: string | null
  /** The version that has it as it is now, or will have it once it is changed. */
  current: string
  /** Of the document as it is now; null where it is gone. */
  revision: string | null
  /** Fields that differ. */
  fields: readonly string[]
  /** Problems that keep a blocked document offline. */
  problems: readonly DocumentProblem[]
  isSeen: boolean
  willBeSeen: boolean
}

export interface PastPage {
  lines: PastLine[]
  /** How many documents there are on this page, changed or not. */
  documents: number
  next: string | null
}

/** Documents that others refer to come first. */
export const restoredCollections = [
  'categorias',
  'empresas',
  'provincias',
  'configuracion',
  'partners',
  'preguntas',
  'experiencias'
] as const satisfies StudioCollection[]

/** The field that says when an editor changed a document last: it is no difference of its own. */
const momentOfChange = 'actualizado'

/** Compares a document with its past version; `now` is null for a deleted document. Null when they are equal. */
export function comparedWithPast(
  now: DocumentFields | null,
  past: Past,
  problemsOf: (fields: DocumentFields) => readonly DocumentProblem[]
): Pick<PastLine, 'fields' | 'isSeen' | 'kind' | 'problems' | 'willBeSeen'> | null {
  const isSeen = now !== null && !isMarkedDraft(now)
  const as = (kind: PastKind, fields: readonly string[], willBeSeen: boolean) => ({
    fields,
    isSeen,
    kind,
    problems: [],
    willBeSeen
  })
  if (past.kind === 'unknown') return now === null ? null : as('unknown', [], isSeen)
  if (past.kind === 'missing') return isSeen ? as('later', [], false) : null
  const fields = fieldsOf(patchBetween(now ?? {}, past.fields))
  if (now !== null && fields.every(field => field === momentOfChange)) return null
  const willBeSeen = !isMarkedDraft(past.fields)
  const blocking = willBeSeen ? problemsOf(past.fields).filter(({ isBlocking }) => isBlocking) : []
  if (blocking.length > 0) return { ...as('blocked', fields, isSeen), problems: blocking }
  return as(now === null ? 'return' : 'change', fields, willBeSeen)
}

/** How many lines there are of each kind. */
export function countPast(lines: readonly PastLine[]): Record<PastKind, number> {
  const counts = { blocked: 0, change: 0, later: 0, return: 0, unknown: 0 }
  for (const { kind } of lines) counts[kind] += 1
  return counts
}

/** The last moment before something that was done then. Both in ISO 8601. */
export function justBefore(moment: string): string {
  return new Date(Date.parse(moment) - 1).toISOString()
}
