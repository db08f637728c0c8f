import { isChanged } from '#studio/document/editing.ts'
import { withAutosaved } from './autosave.ts'
import type { Workspace } from '#studio/shell/workspace.store.ts'

/** Decides on what was written before and not published. */
export function createAutosaveDecision({ $kept, $state, checked, current, decide, write }: Workspace) {
  return {
    /** Goes on from it, on top of what the document is now and of what was written since. */
    continueAutosaved: (): void => {
      const editing = current()
      if (editing === null || $kept.get().length === 0) return
      const merged = withAutosaved(editing, decide(editing.place))
      write(checked(merged))
      if (merged.clashes.length > 0) $state.set({ kind: 'clash' })
    },
    /** Discards it; what was written since stays. */
    dropAutosaved: (): void => {
      const editing = current()
      if (editing === null) return
      decide(editing.place)
      write(editing)
    },
    /** Does not offer what was published meanwhile: there is nothing left of it to publish. */
    forgetPublished: (): void => {
      const editing = current()
      if (editing === null || editing.revision === null || $kept.get().length === 0) return
      const merged = withAutosaved(editing, $kept.get())
      if (isChanged(merged) || merged.clashes.length > 0) return
      decide(editing.place)
      write(editing)
    }
  }
}
