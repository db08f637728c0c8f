import type { Author } from '#studio/document/studio-document.ts'

export const studioActions = [
  'answer',
  'cancel-plan',
  'change-planned',
  'confirm',
  'create',
  'delete',
  'plan-change',
  'plan-failed',
  'plan-publish',
  'plan-withdraw',
  'propose',
  'publish-planned',
  'restore',
  'restore-all',
  'roles',
  'save',
  'withdraw-planned'
] as const
export type StudioAction = (typeof studioActions)[number]

/** A line of the record: who did what, when. */
export interface RecordLine {
  id: string
  author: Author
  action: StudioAction
  /** The changed fields of a document, its texts that still hold in a language (`nombre.de`), the roles that a person has since, the moment that something was planned for (then the fields that it changes or failed for), or the moment that all content goes back to and how many documents that are. */
  fields: readonly string[]
  /** ISO 8601. */
  moment: string
  /** `experiencias/kayak-maro`. */
  where: string
  /** The name of a document that was deleted. */
  title?: string | null
  /** The person whose roles were changed. */
  person: Author | null
}

export interface RecordPage {
  lines: RecordLine[]
  /** Before this moment the next page begins; null at the end. */
  next: string | null
}
