import type { PlannedLine, SavedLine } from './planned.ts'
import type { DocumentPlace, StudioCollection } from '#studio/document/studio-document.ts'
import type { BulkApi } from './bulk.service.ts'
import type { StudioApi } from '#studio/shell/studio.service.ts'
import type { StudioContract } from '#studio/shell/studio-contract.service.ts'

import type { FailedLine } from './bulk-state.store.ts'

export interface BulkServices {
  api: Pick<StudioApi, 'open' | 'save'> & Pick<BulkApi, 'references' | 'remove' | 'whole'>
  load: () => Promise<Pick<StudioContract, 'documentProblems' | 'formOfCollection' | 'storableFields'>>
}

/** Writes one line of a plan; null where there was nothing to write. */
export async function writeLine(
  api: Pick<BulkServices['api'], 'remove' | 'save'>,
  collection: StudioCollection,
  line: PlannedLine
): Promise<FailedLine | SavedLine | null> {
  const { before, id, plan, revision, title } = line
  if (plan.kind === 'same' || plan.kind === 'blocked') return null
  if (plan.kind === 'delete') {
    const failed = await remove(api, { collection, id }, revision, title)
    return failed ?? { id, revision: null, undo: { changed: before, removed: [] } }
  }
  const answer = await api.save({ patch: plan.patch, place: { collection, id }, revision })
  if (answer.kind === 'failed') return { id, reason: 'failed', title }
  if (answer.value.kind !== 'saved') return { id, reason: answer.value.kind, title }
  return { id, revision: answer.value.revision, undo: plan.kind === 'create' ? null : plan.undo }
}

/** Takes back what was written, unless another editor changed it since. */
export async function undoOne(
  api: Pick<BulkServices['api'], 'remove' | 'save'>,
  collection: StudioCollection,
  { id, revision, undo }: SavedLine
): Promise<FailedLine | null> {
  const place = { collection, id }
  if (undo === null) return remove(api, place, revision, id)
  const answer = await api.save({ patch: undo, place, revision })
  if (answer.kind === 'failed') return { id, reason: 'failed', title: id }
  return answer.value.kind === 'saved' ? null : { id, reason: answer.value.kind, title: id }
}

async function remove(
  api: Pick<BulkServices['api'], 'remove'>,
  place: DocumentPlace,
  revision: string | null,
  title: string
): Promise<FailedLine | null> {
  const { id } = place
  const answer = await api.remove({ place, revision: revision ?? '' })
  if (answer.kind === 'failed') return { id, reason: 'failed', title }
  return answer.value ? null : { id, reason: 'changed-since', title }
}
