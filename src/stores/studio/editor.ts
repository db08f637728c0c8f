import { atom } from 'nanostores'

import type { Remote } from '#domain/data/remote.ts'
import {
  changesOf,
  type Editing,
  isChanged,
  isMarkedDraft,
  rebased,
  valuesBefore,
  withDraftMark
} from '#domain/studio/editing.ts'
import { formFor } from '#domain/studio/form.ts'
import { withField } from '#domain/studio/patch.ts'
import type { DocumentPlace, SaveOutcome, StudioDocument } from '#domain/studio/studio-document.ts'
import { type Clash, resolved } from '#domain/studio/three-way.ts'
import { type KeptChanges, keptChanges } from '#services/studio/kept-changes.ts'
import { type StudioApi, studioApi } from '#services/studio/studio-api.ts'
import { loadStudioContract, type StudioContract } from '#services/studio/studio-contract.ts'

/** How what was written stands. Three words for three things: kept on this device, saved as a draft, published. */
export type SaveState =
  | { kind: 'unchanged' }
  | { kind: 'kept'; moment: string }
  /** The device refuses to keep it. */
  | { kind: 'not-kept' }
  | { kind: 'saving' }
  | { kind: 'saved'; moment: string }
  | { kind: 'published'; moment: string }
  | { kind: 'incomplete' }
  | { kind: 'clash' }
  | { kind: 'failed'; code: string }

interface Services {
  api: Pick<StudioApi, 'open' | 'restore' | 'save'>
  keep: typeof keptChanges
  load: () => Promise<StudioContract>
  now: () => string
}

/** One document under work. */
export function createEditor({ api, keep, load, now }: Services) {
  const $editing = atom<Remote<Editing>>({ kind: 'idle' })
  const $state = atom<SaveState>({ kind: 'unchanged' })
  /** What was written before and not sent, offered once the document is opened. */
  const $kept = atom<KeptChanges | null>(null)
  let contract: StudioContract | null = null

  const current = (): Editing | null => {
    const editing = $editing.get()
    return editing.kind === 'ready' ? editing.value : null
  }
  const set = (editing: Editing) => $editing.set({ kind: 'ready', value: editing })

  function checked(editing: Editing): Editing {
    const fields = contract?.storableFields(editing.fields)
    return fields ? { ...editing, problems: contract?.documentProblems(editing.place, fields) ?? [] } : editing
  }

  /** Keeps what is not sent; nothing is kept of what is the same. */
  function write(editing: Editing): void {
    set(editing)
    const patch = changesOf(editing)
    if (!isChanged(editing)) {
      keep.remove(editing.place)
      $state.set({ kind: 'unchanged' })
      return
    }
    const moment = now()
    const before = valuesBefore(editing.stored, patch)
    const isKept = keep.write(editing.place, { before, moment, patch, revision: editing.revision })
    $state.set(isKept ? { kind: 'kept', moment } : { kind: 'not-kept' })
  }

  function begin(place: DocumentPlace, document: StudioDocument | null): void {
    const stored = document?.fields ?? {}
    const form = formFor(contract?.formOfCollection(place.collection) ?? [], Object.keys(stored))
    const editing = { clashes: [], clashWith: null, form, place, problems: document?.problems ?? [], stored }
    // What is new begins as a draft: nobody sees it before it is ready.
    const fields = document === null ? withDraftMark({}, true) : stored
    set({ ...editing, fields, revision: document?.revision ?? null })
    $state.set({ kind: 'unchanged' })
    $kept.set(keep.read(place))
  }

  function settle(editing: Editing, outcome: SaveOutcome): SaveState {
    if (outcome.kind === 'incomplete') {
      set({ ...editing, problems: outcome.problems })
      return { kind: 'incomplete' }
    }
    if (outcome.kind === 'changed-since') {
      const patch = changesOf(editing)
      const merged = rebased(editing, { before: valuesBefore(editing.stored, patch), patch }, outcome, outcome.changedBy)
      write(checked(merged))
      return { kind: 'clash' }
    }
    // Whatever was typed while it was being sent is still to be sent.
    const latest = current() ?? editing
    const { problems, revision } = outcome
    write({ ...latest, clashes: [], clashWith: null, problems, revision, stored: editing.fields })
    return { kind: isMarkedDraft(editing.fields) ? 'saved' : 'published', moment: now() }
  }

  async function save(isDraft: boolean): Promise<SaveState> {
    const open = current()
    if (open === null || $state.get().kind === 'saving' || open.clashes.length > 0) return $state.get()
    const editing = { ...open, fields: withDraftMark(open.fields, isDraft) }
    const changed = contract?.storableFields(changesOf(editing).changed) ?? null
    if (changed === null) return fail('invalid-argument')
    $state.set({ kind: 'saving' })
    const patch = { changed, removed: changesOf(editing).removed }
    const answer = await api.save({ patch, place: editing.place, revision: editing.revision })
    if (answer.kind === 'failed') return fail(answer.code)
    const state = settle(editing, answer.value)
    $state.set(state)
    return state
  }

  function fail(code: string): SaveState {
    $state.set({ code, kind: 'failed' })
    return { code, kind: 'failed' }
  }

  return {
    $editing,
    $kept,
    $state,
    change: (name: string, value: unknown): void => {
      const editing = current()
      if (editing) write({ ...editing, fields: withField(editing.fields, name, value) })
    },
    check: (): void => {
      const editing = current()
      if (editing) set(checked(editing))
    },
    choose: (clash: Clash, side: 'mine' | 'theirs'): void => {
      const editing = current()
      if (editing === null) return
      const clashes = editing.clashes.filter(({ field }) => field !== clash.field)
      write(checked({ ...editing, clashes, fields: resolved(editing.fields, clash, side) }))
      if (clashes.length > 0) $state.set({ kind: 'clash' })
    },
    /** Goes on from what is kept on the device, on top of what the document is now. */
    continueKept: (): void => {
      const [editing, kept] = [current(), $kept.get()]
      if (editing === null || kept === null) return
      $kept.set(null)
      const before = kept.revision === null ? {} : kept.before
      const now = { fields: editing.stored, revision: editing.revision ?? '' }
      const merged = rebased(editing, { before, patch: kept.patch }, now, null)
      write(checked({ ...merged, revision: editing.revision }))
      if (merged.clashes.length > 0) $state.set({ kind: 'clash' })
    },
    discard: (): void => {
      const editing = current()
      $kept.set(null)
      if (editing) write(checked({ ...editing, clashes: [], clashWith: null, fields: editing.stored }))
    },
    open: async (place: DocumentPlace, isNew: boolean): Promise<void> => {
      $editing.set({ kind: 'loading' })
      const [found, answer] = await Promise.all([load(), isNew ? null : api.open(place)])
      contract = found
      if (answer?.kind === 'failed') $editing.set(answer)
      else begin(place, answer?.value ?? null)
    },
    save,
    tidyHtml: (html: string): string => contract?.tidyHtml(html) ?? ''
  }
}

export const editor = createEditor({
  api: studioApi,
  keep: keptChanges,
  load: loadStudioContract,
  now: () => new Date().toISOString()
})
