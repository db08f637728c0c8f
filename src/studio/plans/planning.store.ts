import { withAutosaved } from '#studio/autosave/autosave.ts'
import { changesOf, rebase, valuesBefore } from '#studio/document/editing.ts'
import type { Workspace } from '#studio/shell/workspace.store.ts'

import type { Plan, PlannedChange } from './plan.ts'
import type { PlansApi } from './plans.service.ts'

/** Gives the changes in the form a moment at which they go online, and takes them back into the form. */
export function createPlanning(
  { $state, autosave, checked, contract, current, now, said, set, write }: Workspace,
  api: Pick<PlansApi, 'planChange'>,
  planned: (plan: Plan) => void
) {
  async function planChange(moment: string): Promise<string | null> {
    const open = current()
    if (open === null || open.revision === null || open.clashes.length > 0) return 'clash'
    const { changed, removed } = changesOf(open)
    const storable = contract()?.storableFields(changed) ?? null
    if (storable === null) return 'incomplete'
    const { place, revision } = open
    await autosave.pause()
    const patch = { changed: storable, removed }
    const answer = await api.planChange({ kept: autosave.autosaveMark(), moment, patch, place, revision })
    autosave.resume()
    if (answer.kind === 'failed') return answer.code
    const latest = current() ?? open
    if (answer.value.kind === 'incomplete') {
      set({ ...latest, ...said(open, answer.value.problems) })
      $state.set({ kind: 'incomplete' })
      return 'incomplete'
    }
    if (answer.value.kind === 'changed-since') {
      const mine = changesOf(latest)
      const changes = { before: valuesBefore(latest.stored, mine), patch: mine }
      const merged = rebase(latest, changes, answer.value, answer.value.changedBy)
      write(checked(merged))
      if (merged.clashes.length === 0) return planChange(moment)
      $state.set({ kind: 'clash' })
      return 'clash'
    }
    planned(answer.value.plan)
    // Changes typed while the plan was being sent remain in the form.
    if (latest.fields !== open.fields) return null
    autosave.published()
    write(checked({ ...latest, fields: latest.stored }))
    $state.set({ kind: 'planned', moment: now() })
    return null
  }

  return {
    /** Goes on in the form from a planned change, on top of what is there. */
    continuePlanned: ({ before, patch }: PlannedChange): void => {
      const editing = current()
      if (editing === null) return
      const merged = withAutosaved(editing, [{ before, patch }])
      write(checked(merged))
      if (merged.clashes.length > 0) $state.set({ kind: 'clash' })
    },
    /** Answers the code of what went wrong: `clash` and `incomplete` are shown by the form. */
    planChange
  }
}
