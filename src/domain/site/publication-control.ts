import type { Remote } from '#domain/data/remote.ts'

/** Reasons why publications stop: a pause, or a rollback to a release. */
export interface PublicationStop {
  by: string
  reason: string
  /** ISO 8601. */
  since: string
  /** The release that was gone back to; null for a pause. */
  to: string | null
}

/** A release that visitors could have again. */
export interface PastVersion {
  /** ISO 8601. */
  moment: string
  version: string
}

/** Changes that must not reach many documents at once before an administrator has read them. */
export const blockedKinds = ['address', 'name', 'place', 'price', 'removed'] as const

/** A change of a document that visitors do not have yet. */
export interface BlockedChange {
  collection: string
  id: string
  kind: (typeof blockedKinds)[number]
}

/** The changes that are alike, in the order in which they wait. */
export function blockedGroups(held: readonly BlockedChange[]): BlockedChange[][] {
  return [...Map.groupBy(held, ({ collection, kind }) => `${kind} ${collection}`).values()]
}

/** Whether publications go on, and where the site could go back to, the newest first. */
export interface PublicationControl {
  /** Editors are told how it stands; administrators decide. */
  mayDecide: boolean
  /** Changes that wait because there were too many of their kind in a day. */
  held: BlockedChange[]
  releases: PastVersion[]
  stop: PublicationStop | null
}

/** An administrator's decision about publications; `release` lets through the changes that the guard holds. */
export type PublicationDecision =
  | { kind: 'pause'; reason: string }
  | { kind: 'release' }
  | { kind: 'resume' }
  | { kind: 'rollback'; reason: string; version: string }

/** Whether the person who asked for the drafts edits here: also where they cannot be read, as after a rollback to a site by other code. */
export function isForEditor(drafts: Remote<unknown>): boolean {
  return drafts.kind === 'ready' || (drafts.kind === 'failed' && drafts.code !== 'permission-denied')
}
