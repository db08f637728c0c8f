import { type Editing, rebase } from '#studio/document/editing.ts'
import { type Fields, isSame, type Patch } from '#studio/document/patch.ts'
import type { DocumentRow, UnpublishedChanges } from '#studio/document/studio-document.ts'
import { mergeThreeWays } from '#studio/document/three-way.ts'

/** An editor's unpublished changes of a document. */
export interface AutosavedChanges {
  patch: Patch
  /** The values that the changed fields had before. */
  before: Fields
  /** Revision on which the changes are based; null for a new document. */
  revision: string | null
  /** ISO 8601. */
  moment: string
  /** The tab that wrote them. */
  session: string
}

/** Changes that the server keeps, with the revision of its copy. */
export interface ServerChanges extends AutosavedChanges {
  mark: string
}

/** Copies offered when a document is opened. A copy on the server is left out where its own tab continued on this device: the device is never behind. */
export function offerOf(
  onDevice: readonly AutosavedChanges[],
  onServer: ServerChanges | null
): readonly AutosavedChanges[] {
  if (onServer === null) return onDevice
  const isKnown = onDevice.some(
    ({ patch, session }) => session === onServer.session || isSame(patch, onServer.patch)
  )
  return isKnown ? onDevice : [...onDevice, onServer]
}

/** The document with what was kept of it, on top of what it is now and of what is being written. Where they differ it is to be decided. */
export function withAutosaved(
  editing: Editing,
  kept: readonly Pick<AutosavedChanges, 'before' | 'patch'>[]
): Editing {
  return kept.reduce((current, changes) => {
    const now = { fields: current.stored, revision: current.revision }
    const continued = rebase(current, changes, now, null)
    const merge = mergeThreeWays(current.stored, current.fields, continued.fields)
    const clashes = [...current.clashes, ...continued.clashes, ...merge.clashes]
    const byField = new Map(clashes.map(clash => [clash.field, clash]))
    return { ...current, clashes: [...byField.values()], clashWith: null, fields: merge.fields }
  }, editing)
}

/** The rows of a collection with who has unpublished changes in them; a row without any stays the same object. */
export function withUnpublished(
  rows: readonly DocumentRow[],
  changes: readonly UnpublishedChanges[]
): readonly DocumentRow[] {
  if (changes.length === 0) return rows
  const byId = Map.groupBy(changes, ({ id }) => id)
  return rows.map(row => {
    const unpublished = byId.get(row.id)
    return unpublished === undefined ? row : { ...row, unpublished }
  })
}

/** Documents that the person began to write and never saved: no list has them. */
export function startedOnly(
  rows: readonly DocumentRow[],
  changes: readonly UnpublishedChanges[]
): UnpublishedChanges[] {
  const ids = new Set(rows.map(({ id }) => id))
  return changes.filter(({ id, isOwn }) => isOwn && !ids.has(id))
}
