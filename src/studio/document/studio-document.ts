import type { EditorText } from '#domain/data/field-form.ts'
import type { Language } from '#domain/text/locale.ts'
import type { Day } from '#domain/time/calendar-day.ts'

import type { DocumentFields, DocumentValue } from '#domain/data/document-value.ts'
import type { Patch } from './patch.ts'

/** The collections that are written in the studio. Opinions are written by visitors, and reviewed. */
export const studioCollections = [
  'experiencias',
  'categorias',
  'empresas',
  'preguntas',
  'partners',
  'provincias',
  'configuracion'
] as const
export type StudioCollection = (typeof studioCollections)[number]

export interface DocumentPlace {
  collection: StudioCollection
  id: string
}

/** Hidden: only shown inside a meta experience, or no partner of its own any more. */
export type DocumentState = 'draft' | 'hidden' | 'published'

/** A person who works in the studio. The name is what the account calls itself, else its address; null when the account is gone. */
export interface Author {
  uid: string
  name: string | null
}

/** Actions that can be planned for a moment: a draft goes online, a published document goes off or becomes another one. */
export const plannedActions = ['publish', 'withdraw', 'change'] as const
export type PlannedAction = (typeof plannedActions)[number]

/** Planned action of a document, as a list shows it. */
export interface RowPlan {
  action: PlannedAction
  /** ISO 8601. */
  moment: string
  hasFailed: boolean
}

/** Part of a document that is autosaved: the form, or the translations written beside it. */
export type KeptPart = 'document' | 'texts'

/** That a document has changes which are not published, and of whom. */
export interface UnpublishedChanges {
  id: string
  author: Author
  /** ISO 8601. */
  moment: string
  isOwn: boolean
  part: KeptPart
}

/** Where an experience begins next. */
export interface RowStart {
  day: Day
  /** `09:30`, or `10:00–13:30` for opening hours; empty for the whole day. */
  hours: string
}

/** A problem as a list tells it. */
export interface RowProblem {
  /** The field of the document in which it is, as its form calls it. */
  label: EditorText
  problem: string
}

/** A document as a list shows it. */
export interface DocumentRow {
  id: string
  /** In Spanish, else in any language; its id when it has no name. */
  title: string
  state: DocumentState
  provinces: readonly string[]
  /** The address of its page and of its poster; null while it has none. */
  slug: string | null
  companyId: string | null
  /** Null where nothing is to come, or nothing is known of it. */
  nextStart: RowStart | null
  /** How many, in the words of the contract when the document is opened. */
  problems: number
  /** The first of them, one that keeps the document off the site before the others. */
  firstProblem?: RowProblem | null
  /** Languages in which one of its texts is missing that is there in another. Empty for a collection without texts per language. */
  missingLanguages: readonly Language[]
  /** ISO 8601. */
  changedAt: string
  /** Null when it was last changed outside of the studio. */
  changedBy: Author | null
  /** When it goes online or off or is changed, where that is planned. */
  plans?: readonly RowPlan[]
  /** Who has changes in it that are not published. */
  unpublished?: readonly UnpublishedChanges[]
}

export interface DocumentPage {
  rows: DocumentRow[]
  /** Where the next page begins; null at the end. */
  next: string | null
}

/** Something in a document that is not as it should be, in the words of the contract. */
export interface DocumentProblem {
  /** Where: `precios.0.precios.adulto`. */
  field: string
  problem: string
  expected: string
  /** The value found, as JSON, cut short; empty when there was none. */
  value: string
  /** With it the document cannot be published; else only this value is not shown. */
  isBlocking: boolean
}

/** A document with the revision that a change of it is based on. */
export interface StudioDocument {
  fields: DocumentFields
  revision: string
  problems: DocumentProblem[]
}

export type DocumentPatch = Patch<DocumentValue>

/** Result of a change. */
export type SaveOutcome =
  | { kind: 'saved'; revision: string; problems: DocumentProblem[] }
  /** Another editor changed it since: nothing was written. `changedBy` is null for a change outside of the studio. */
  | {
      kind: 'changed-since'
      fields: DocumentFields
      revision: string
      changedBy: Author | null
      changedAt: string
    }
  /** It cannot be published as it is: nothing was written. */
  | { kind: 'incomplete'; problems: DocumentProblem[] }

/** A version of a document: who left it like that, when, and what was another in the version before. */
export interface DocumentVersion {
  id: string
  /** Null for what it was before the studio, or between two changes of the studio. */
  author: Author | null
  /** ISO 8601. */
  moment: string
  fields: readonly string[]
  /** The version that was brought back with it. */
  restored: string | null
}

/** A document that refers to another one. Opinions do, too. */
export interface DocumentReference {
  collection: string
  id: string
  title: string
}
