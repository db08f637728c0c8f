import type { FormSection } from '#domain/data/field-form.ts'
import { applyPatch, type Fields, isEmpty, type Patch, patchBetween, fieldsOf, withField } from './patch.ts'
import type { Author, DocumentPlace, DocumentProblem } from './studio-document.ts'
import { type Clash, type Merge, mergeThreeWays, resolveClash } from './three-way.ts'

/** A document under work. */
export interface Editing {
  place: DocumentPlace
  form: readonly FormSection[]
  /** As it is stored; nothing for a new one. */
  stored: Fields
  /** Revision of `stored`; null for a new document. */
  revision: string | null
  /** As it is being written. */
  fields: Fields
  problems: readonly DocumentProblem[]
  /** Problems that only the server can find, such as a slug that another document has. */
  besideOthers: readonly DocumentProblem[]
  /** Conflicts between two people. They are decided before anything is sent. */
  clashes: readonly Clash[]
  /** Who wrote the other values. */
  clashWith: Author | null
}

/** The changes that are not sent yet. */
export function changesOf({ fields, stored }: Pick<Editing, 'fields' | 'stored'>): Patch {
  return patchBetween(stored, fields)
}

export function isChanged(editing: Editing): boolean {
  return !isEmpty(changesOf(editing))
}

/** Data that must outlive the page: the changes, and of conflicts the own values. Null for an empty new document. */
export function unpublishedOf(editing: Editing): { before: Fields; patch: Patch } | null {
  const { clashes, fields, stored } = editing
  const withSide = (all: Fields, side: 'before' | 'mine') =>
    clashes.reduce((decided, clash) => resolveClash(decided, clash, side), all)
  const patch = patchBetween(stored, withSide(fields, 'mine'))
  if (fieldsOf(patch).every(name => name === draftMark)) return null
  return { before: valuesBefore(withSide(stored, 'before'), patch), patch }
}

/** Problems that still concern the current value of their field. */
export function stillValidProblems(problems: readonly DocumentProblem[], fields: Fields): DocumentProblem[] {
  return problems.filter(({ field, value }) => JSON.stringify(fields[field]) === value)
}

/** The mark of a draft, as documents carry it. */
export const draftMark = 'borrador'

/** A document that does not exist yet is as little online as a draft. */
export function isSeen(stored: Fields): boolean {
  return Object.keys(stored).length > 0 && !isMarkedDraft(stored)
}

export function isMarkedDraft(fields: Fields): boolean {
  return fields[draftMark] === true
}

export function withDraftMark(fields: Fields, isDraft: boolean): Fields {
  return withField(fields, draftMark, isDraft ? true : undefined)
}

/** The values that a patch changes, as they were. */
export function valuesBefore<Value>(
  stored: Readonly<Record<string, Value>>,
  patch: Patch
): Readonly<Record<string, Value>> {
  const names = fieldsOf(patch)
  return Object.fromEntries(Object.entries(stored).filter(([name]) => names.includes(name)))
}

/** The document with changes that were made on another version of it. */
export function rebase(
  editing: Editing,
  { before, patch }: { before: Fields; patch: Patch },
  now: { fields: Fields; revision: string | null },
  author: Author | null
): Editing {
  const merge = mergeChanges({ before, patch }, now.fields)
  return {
    ...editing,
    clashes: merge.clashes,
    clashWith: author,
    fields: merge.fields,
    revision: now.revision,
    stored: now.fields
  }
}

/** Changes that were made on another version of a document, brought together with what it is now. */
export function mergeChanges({ before, patch }: { before: Fields; patch: Patch }, now: Fields): Merge {
  const untouched = Object.entries(now).filter(([name]) => !fieldsOf(patch).includes(name))
  const base = { ...Object.fromEntries(untouched), ...before }
  return mergeThreeWays(base, applyPatch(base, patch), now)
}
