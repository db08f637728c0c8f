import type { StudioApi } from '#studio/shell/studio.service.ts'
import type { Workspace } from '#studio/shell/workspace.store.ts'

import { changesOf, isChanged, rebase, valuesBefore } from './editing.ts'

/** Takes up what was written elsewhere while the document is open, such as a planned change at its moment. What is typed here stays; what contradicts it is asked about. */
export function createCatchUp(
  { $state, checked, current, said, set, write }: Workspace,
  api: Pick<StudioApi, 'open'>
) {
  return async (): Promise<void> => {
    const open = current()
    if (open === null || open.revision === null) return
    const answer = await api.open(open.place)
    const latest = current()
    const isBusy = $state.get().kind === 'saving' || (latest?.clashes.length ?? 0) > 0
    // A save that is under way meets the new version by itself.
    if (answer.kind === 'failed' || latest === null || latest.place !== open.place || isBusy) return
    const { fields, problems, revision } = answer.value
    if (revision === latest.revision) return
    const patch = changesOf(latest)
    const now = rebase(
      latest,
      { before: valuesBefore(latest.stored, patch), patch },
      { fields, revision },
      null
    )
    if (!isChanged(latest)) return set({ ...now, ...said(now, problems) })
    write(checked(now))
    if (now.clashes.length > 0) $state.set({ kind: 'clash' })
  }
}
