import type { Proposal } from './proposal.ts'
import { changesOf, type Editing, rebase, valuesBefore } from '#studio/document/editing.ts'
import type { SaveOutcome } from '#studio/document/studio-document.ts'
import type { ProposalsApi } from './proposals.service.ts'
import type { SaveState, Workspace } from '#studio/shell/workspace.store.ts'

/** A company's changes on top of the current document, to be sent to an editor. */
export function createProposing(
  { $state, checked, contract, current, now, set, write }: Workspace,
  api: Pick<ProposalsApi, 'propose'>
) {
  function goOn(editing: Editing, changes: Parameters<typeof rebase>[1], base: Parameters<typeof rebase>[2]) {
    const merged = rebase(editing, changes, base, null)
    write(checked(merged))
    if (merged.clashes.length > 0) $state.set({ kind: 'clash' })
    return merged.clashes.length === 0
  }

  function settle(sent: Editing, outcome: SaveOutcome): SaveState {
    const latest = current() ?? sent
    if (outcome.kind === 'incomplete') {
      set({ ...latest, problems: outcome.problems })
      return { kind: 'incomplete' }
    }
    // Changes typed while the proposal was being sent remain to be sent.
    if (latest.fields !== sent.fields) return $state.get()
    write({ ...latest, fields: latest.stored, problems: [] })
    return { kind: 'proposed', moment: now() }
  }

  async function propose(note: string, replaces: string | null): Promise<SaveState> {
    const open = current()
    if (open === null || open.revision === null || open.clashes.length > 0) return $state.get()
    if ($state.get().kind === 'saving') return $state.get()
    const patch = changesOf(open)
    const changed = contract()?.storableFields(patch.changed) ?? null
    $state.set({ kind: 'saving' })
    const { place, revision } = open
    const answer = changed
      ? await api.propose({ note, patch: { changed, removed: patch.removed }, place, replaces, revision })
      : { code: 'invalid-argument', kind: 'failed' as const }
    if (answer.kind === 'done' && answer.value.kind === 'changed-since') {
      const latest = current() ?? open
      const mine = changesOf(latest)
      const changes = { before: valuesBefore(latest.stored, mine), patch: mine }
      return goOn(latest, changes, answer.value) ? propose(note, replaces) : $state.get()
    }
    const state = answer.kind === 'failed' ? answer : settle(open, answer.value)
    $state.set(state)
    return state
  }

  return {
    /** Goes on from a proposal that waits. */
    continueProposal: ({ before, patch }: Pick<Proposal, 'before' | 'patch'>): void => {
      const editing = current()
      if (editing === null) return
      goOn(editing, { before, patch }, { fields: editing.stored, revision: editing.revision })
    },
    propose
  }
}
