import { applyPatch, fieldsOf, patchBetween } from '#studio/document/patch.ts'
import type { DocumentFields, DocumentValue } from '#domain/data/document-value.ts'
import { draftMark, isMarkedDraft } from '#studio/document/editing.ts'
import type {
  DocumentPatch,
  DocumentProblem,
  DocumentReference,
  StudioCollection
} from '#studio/document/studio-document.ts'

/** A document as it is, before anything is done to many. */
export interface WholeDocument {
  id: string
  fields: DocumentFields
  revision: string
}

/** Planned effect on one document. */
export type Plan =
  | { kind: 'change'; patch: DocumentPatch; undo: DocumentPatch }
  | { kind: 'create'; patch: DocumentPatch }
  /** It goes; other documents may link to it. */
  | { kind: 'delete'; references: readonly DocumentReference[] }
  | { kind: 'same' }
  /** It was changed since the file was made. */
  | { kind: 'newer'; patch: DocumentPatch; undo: DocumentPatch }
  /** It could not be published so, or it is not clear which document is meant. */
  | { kind: 'blocked'; problems: readonly DocumentProblem[] }

export const planKinds = ['change', 'create', 'delete', 'same', 'newer', 'blocked'] as const

/** One line of what would happen, in the order of the file or of the list. */
export interface PlannedLine {
  /** Of the file; the number in the list where there is no file. */
  line: number
  id: string
  title: string
  before: DocumentFields
  revision: string | null
  plan: Plan
  /** Problems that it would be written with. */
  problems?: readonly DocumentProblem[]
}

export type Judge = (id: string, fields: DocumentFields) => DocumentProblem[]

/** Plans other fields for a document. What is online is not made worse: a problem that it does not have yet is refused; those of a draft are its own. */
export function planOf(
  { fields, id }: Pick<WholeDocument, 'fields' | 'id'>,
  wanted: DocumentFields,
  judge: Judge
): Plan {
  const patch = patchBetween(fields, wanted)
  if (isEmpty(patch)) return { kind: 'same' }
  const known = isMarkedDraft(fields) ? null : judge(id, fields)
  const isNew = ({ field, problem }: DocumentProblem) =>
    known !== null && !known.some(one => one.field === field && one.problem === problem)
  const found = isMarkedDraft(wanted) ? [] : judge(id, wanted)
  const blocking = found.filter(problem => problem.isBlocking || isNew(problem))
  if (blocking.length > 0) return { kind: 'blocked', problems: blocking }
  return { kind: 'change', patch, undo: patchBetween(wanted, fields) }
}

/** A change of every selected document. */
export type BulkChange = { kind: 'delete' } | FieldChange

/** A change that gives a field of each document another value. */
export type FieldChange =
  | { kind: 'publish' }
  | { kind: 'draft' }
  | { kind: 'hide' }
  | { kind: 'show' }
  /** Undefined takes the value away. */
  | { kind: 'field'; name: string; value: DocumentValue | undefined }

export function fieldsAfter(fields: DocumentFields, change: FieldChange): DocumentFields {
  const [name, value] = assignmentOf(change)
  return value === undefined
    ? applyPatch(fields, { changed: {}, removed: [name] })
    : applyPatch(fields, { changed: { [name]: value }, removed: [] })
}

function assignmentOf(change: FieldChange): [string, DocumentValue | undefined] {
  switch (change.kind) {
    case 'publish':
      return [draftMark, undefined]
    case 'draft':
      return [draftMark, true]
    case 'hide':
      return ['ocultar', true]
    case 'show':
      return ['ocultar', undefined]
    case 'field':
    default:
      return [change.name, change.value]
  }
}

function isEmpty({ changed, removed }: DocumentPatch): boolean {
  return removed.length === 0 && Object.keys(changed).length === 0
}

/** A value that changes, by its place: `nombre.es` for a text in Spanish. Undefined where there is none. */
interface ChangedValue {
  path: string
  before: DocumentValue | undefined
  after: DocumentValue | undefined
}

/** Values that a patch changes; of a field in several languages, those languages that differ. */
export function changedValues(before: DocumentFields, patch: DocumentPatch): ChangedValue[] {
  return fieldsOf(patch).flatMap(name => {
    const [old, now] = [before[name], patch.changed[name]]
    if (!isPlain(old ?? {}) || !isPlain(now)) return [{ after: now, before: old, path: name }]
    const within = patchBetween(isPlain(old) ? old : {}, now)
    return fieldsOf(within).map(part => ({
      after: now[part],
      before: isPlain(old) ? old[part] : undefined,
      path: `${name}.${part}`
    }))
  })
}

function isPlain(value: DocumentValue | undefined): value is DocumentFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** How many lines there are of each kind. */
export function countPlans(lines: readonly PlannedLine[]): Record<Plan['kind'], number> {
  const counts = { blocked: 0, change: 0, create: 0, delete: 0, newer: 0, same: 0 }
  for (const { plan } of lines) counts[plan.kind] += 1
  return counts
}

/** The reasons for which a line is looked at again before it is written. */
export const doubts = ['withProblems', 'removing'] as const
export type Doubt = (typeof doubts)[number]

export function hasDoubt(line: PlannedLine, doubt: Doubt): boolean {
  if (!('patch' in line.plan)) return false
  return doubt === 'removing' ? takesAway(line) : (line.problems ?? []).length > 0
}

export function countDoubts(lines: readonly PlannedLine[]): Record<Doubt, number> {
  const count = (doubt: Doubt) => lines.filter(line => hasDoubt(line, doubt)).length
  return { removing: count('removing'), withProblems: count('withProblems') }
}

/** Whether a document that stays links to one that goes; null where none goes. */
export function hasLinks(lines: readonly PlannedLine[]): boolean | null {
  const going = lines.flatMap(({ plan }) => (plan.kind === 'delete' ? [plan.references] : []))
  return going.length === 0 ? null : going.some(references => references.length > 0)
}

/** Whether a value that is there goes: a field, or one language of a text. */
function takesAway({ before, plan }: PlannedLine): boolean {
  if (!('patch' in plan) || plan.kind === 'create') return false
  return changedValues(before, plan.patch).some(
    ({ after, before: old }) => old !== undefined && isNothing(after)
  )
}

function isNothing(value: DocumentValue | undefined): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

/** A written document, with the data for undoing the change on top of later ones. */
export interface SavedLine {
  id: string
  /** Null for a document that was made: it goes again. */
  undo: DocumentPatch | null
  /** Null for a document that was deleted: it is made again. */
  revision: string | null
}

/** All that taking a change of many documents back needs. */
export interface WrittenImport {
  collection: StudioCollection
  written: readonly SavedLine[]
}
