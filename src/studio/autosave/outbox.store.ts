import type { DocumentFields } from '#domain/data/document-value.ts'
import type { AutosavedChanges, ServerChanges } from './autosave.ts'
import type { Fields } from '#studio/document/patch.ts'
import type { DocumentPlace } from '#studio/document/studio-document.ts'
import type { AutosaveApi } from './autosave.service.ts'

/** How what was kept on the device stands on the server. */
export type Sent =
  /** Nothing was sent yet, or something is on its way. */
  | { kind: 'waiting' }
  | { kind: 'sent'; moment: string }
  /** It is on this device alone, for a reason that may pass or not. */
  | { kind: 'failed'; code: string }

/** The changes of one document on their way to the server. */
export interface Outbox {
  place: DocumentPlace
  /** The tab in which they are written. */
  session: string
  /** The copy of another tab that these changes go on from. */
  mark: string | null
  /** Whether the server may hold a copy that this tab may take away. */
  isThere: boolean
  /** The editor has to decide first what holds. */
  isPaused: boolean
  /** The latest that is to be sent; null: that there is nothing to keep any more. */
  waiting: AutosavedChanges | null | undefined
  /** Settles when everything that was asked for has been sent. */
  queue: Promise<void>
  storable: (fields: Fields) => DocumentFields | null
  /** Another tab of the same person has kept something else meanwhile. */
  onElsewhere: (changes: ServerChanges) => void
}

export function createOutbox(
  opened: Pick<Outbox, 'isPaused' | 'mark' | 'onElsewhere' | 'place' | 'session' | 'storable'>
): Outbox {
  return { ...opened, isThere: false, queue: Promise.resolve(), waiting: undefined }
}

/** Sends the latest; null where there was nothing to send, or where it has to be decided on first. */
export async function sendLatest(outbox: Outbox, api: Pick<AutosaveApi, 'keep'>): Promise<Sent | null> {
  const { waiting: changes } = outbox
  if (changes === undefined || outbox.isPaused) return null
  outbox.waiting = undefined
  if (changes === null && !outbox.isThere && outbox.mark === null) return null
  // Also what is answered too late may have been written.
  if (changes !== null) outbox.isThere = true
  const request = requestOf(outbox, changes)
  const answer = request ? await api.keep(request) : ({ code: 'invalid-argument', kind: 'failed' } as const)
  if (answer.kind === 'done' && answer.value.kind === 'kept') {
    const { mark, moment } = answer.value
    Object.assign(outbox, { isThere: mark !== null, mark: null })
    return mark === null ? { kind: 'waiting' } : { kind: 'sent', moment }
  }
  // Changes typed meanwhile are newer.
  if (outbox.waiting === undefined) outbox.waiting = changes
  if (answer.kind === 'failed') return answer
  outbox.isPaused = true
  if (answer.value.kind === 'elsewhere') outbox.onElsewhere(answer.value.changes)
  return null
}

/** Null for values that no database holds. */
function requestOf({ mark, place, session, storable }: Outbox, changes: AutosavedChanges | null) {
  const { before = {}, patch = { changed: {}, removed: [] }, revision = null } = changes ?? {}
  const [changed, old] = [storable(patch.changed), storable(before)]
  if (changed === null || old === null) return null
  return { before: old, mark, patch: { changed, removed: patch.removed }, place, revision, session }
}
