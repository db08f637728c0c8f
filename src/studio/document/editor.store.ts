import { atom } from 'nanostores'

import {
  changesOf,
  type Editing,
  isMarkedDraft,
  isSeen,
  rebase,
  valuesBefore,
  withDraftMark
} from './editing.ts'
import { type FirstAnswers, firstFields } from './first-fields.ts'
import { type Fields, isSame, withField } from './patch.ts'
import type { Plan } from '#studio/plans/plan.ts'
import type { SavedDocument } from '#studio/publication/online.ts'
import type { DocumentPlace, SaveOutcome } from './studio-document.ts'
import { type Clash, resolveClash } from './three-way.ts'
import { type AutosaveApi, autosaveApi } from '#studio/autosave/autosave.service.ts'
import { deviceAutosaves } from '#studio/autosave/device-autosaves.service.ts'
import { type ProposalsApi, proposalsApi } from '#studio/proposals/proposals.service.ts'
import { type StudioApi, studioApi } from '#studio/shell/studio.service.ts'
import { loadStudioContract } from '#studio/shell/studio-contract.service.ts'

import { createPlanning } from '#studio/plans/planning.store.ts'
import { type PlansApi, plansApi } from '#studio/plans/plans.service.ts'
import { plans } from '#studio/plans/plans.store.ts'
import { createProposing } from '#studio/proposals/proposing.store.ts'
import { browserMoments } from '#studio/autosave/browser-moments.store.ts'
import { createCatchUp } from './catch-up.store.ts'
import { createAutosaveDecision } from '#studio/autosave/autosave-decision.store.ts'
import { online } from '#studio/publication/online.store.ts'
import { createSlugOwner } from '#studio/form/slug-owner.store.ts'
import {
  createWorkspace,
  type SaveState,
  type Workspace,
  type WorkspaceServices
} from '#studio/shell/workspace.store.ts'

interface Services extends WorkspaceServices {
  api: Pick<StudioApi, 'open' | 'restore' | 'save' | 'slugOwner'> & Pick<AutosaveApi, 'kept'>
  planning: Pick<PlansApi, 'planChange'>
  /** Hears of a change that was planned. */
  planned: (plan: Plan) => void
  proposing: Pick<ProposalsApi, 'propose'>
  /** Watches what visitors see from now on, saved at this revision. */
  follow: (saved: SavedDocument) => void
}

/** One document under work. */
export function createEditor({ api, follow, planned, planning, proposing, ...services }: Services) {
  const workspace = createWorkspace(services)
  const { $editing, $kept, $state, current } = workspace
  const keeping = createAutosaveDecision(workspace)
  const publication = createPublication(workspace, api, follow, services.autosave.wake)
  /** The next new document that is opened begins with these values. */
  let first: FirstValues | null = null
  const typed = createSlugOwner(workspace, { api, later: services.autosave.later })

  async function open(place: DocumentPlace, isNew: boolean): Promise<void> {
    publication.$lastSave.set(null)
    $editing.set({ kind: 'loading' })
    const [answer, kept] = await Promise.all([isNew ? null : api.open(place), api.kept(place)])
    await workspace.ready()
    if (answer?.kind === 'failed') return $editing.set(answer)
    workspace.begin(place, answer?.value ?? null, kept.kind === 'done' ? kept.value : null)
    keeping.forgetPublished()
    if (isNew && first !== null && isSame(first.place, place)) writeFirst(workspace, first)
    first = null
  }

  return {
    $editing,
    $kept,
    $sent: workspace.autosave.$sent,
    $state,
    current,
    continueAutosaved: keeping.continueAutosaved,
    dropAutosaved: keeping.dropAutosaved,
    ...createChanges(workspace, typed),
    ...publication,
    ...createPlanning(workspace, planning, planned),
    ...createProposing(workspace, proposing),
    open,
    /** Opening the document next begins with these values. */
    startWith: (values: FirstValues): void => {
      first = values
    },
    /** Makes the document what it was in one of its versions, and opens it anew; whether that was possible. */
    restore: async (version: string): Promise<boolean> => {
      const editing = current()
      if (editing === null || editing.revision === null) return false
      const { place, revision } = editing
      const answer = await api.restore({ place, revision, version })
      if (answer.kind === 'failed' || answer.value.kind === 'incomplete') return false
      await open(place, false)
      return answer.value.kind === 'saved'
    },
    /** Gaps that publishing would leave, and its effects beyond the page of the open document. */
    checklist: (): Checklist => checklistOf(current(), workspace.contract()),
    /** The codes of the provinces that the open document names. */
    provinces: (): string[] => workspace.contract()?.provincesOf(current()?.fields ?? {}) ?? [],
    /** Fields in which a company may propose changes, by collection. */
    proposable: (collection: string): readonly string[] =>
      workspace.contract()?.proposableFields(collection) ?? [],
    /** Settles once what was typed has been sent. */
    settled: workspace.autosave.flush,
    tidyHtml: (html: string): string => workspace.contract()?.tidyHtml(html) ?? ''
  }
}

interface FirstValues {
  answers: FirstAnswers
  place: DocumentPlace
  /** A document that the new one is a copy of. */
  sister: Fields
}

/** Gives a new document its first values, unless something was kept of it before. */
function writeFirst({ $kept, current, write }: Workspace, { answers, sister }: FirstValues): void {
  const editing = current()
  if (editing === null || $kept.get().length > 0) return
  write({ ...editing, fields: { ...editing.fields, ...firstFields(editing.form, answers, sister) } })
}

export interface Checklist {
  /** Names of fields. */
  missing: readonly string[]
}

function checklistOf(editing: Editing | null, contract: ReturnType<Workspace['contract']>): Checklist {
  const fields = editing && contract?.storableFields(editing.fields)
  if (!editing || !contract || !fields) return { missing: [] }
  return { missing: contract.missingToBook(editing.place, fields) }
}

/** The editor's changes of the open document. Other editors do not see them. */
function createChanges(
  { $state, checked, current, set, write }: Workspace,
  typed: ReturnType<typeof createSlugOwner>
) {
  return {
    change: (name: string, value: unknown): void => {
      const editing = current()
      if (editing) write({ ...editing, fields: withField(editing.fields, name, value) })
      if (editing && editing.clashes.length > 0) $state.set({ kind: 'clash' })
      typed(name, value)
    },
    /** Says what is not as it should be: when a field is left, not while the editor types. */
    check: (): void => {
      const editing = current()
      if (editing) set(checked(editing))
    },
    choose: (clash: Clash, side: 'mine' | 'theirs'): void => {
      const editing = current()
      if (editing === null) return
      const clashes = editing.clashes.filter(({ field }) => field !== clash.field)
      write(checked({ ...editing, clashes, fields: resolveClash(editing.fields, clash, side) }))
      if (clashes.length > 0) $state.set({ kind: 'clash' })
    },
    discard: (): void => {
      const editing = current()
      if (editing) write(checked({ ...editing, clashes: [], clashWith: null, fields: editing.stored }))
    }
  }
}

type Wake = WorkspaceServices['autosave']['wake']

/** With the signal back, what could not be sent stands as what it is: kept, and not published. */
function createSignalWait({ $state, current, write }: Workspace, wake: Wake) {
  let stop = () => {}
  return {
    stop: () => stop(),
    wait: (state: SaveState): void => {
      if (state.kind !== 'failed' || state.code !== 'offline') return
      stop = wake(() => {
        const editing = current()
        stop()
        if (editing && $state.get() === state) write(editing)
      })
    }
  }
}

/** Saves the document, and can take the last change of what visitors see back. */
function createPublication(
  workspace: Workspace,
  api: Pick<StudioApi, 'open' | 'save'>,
  follow: Services['follow'],
  wake: Wake
) {
  /** The document as it was before that change; null for none. */
  const $lastSave = atom<Fields | null>(null)
  const saving = createSaving(workspace, api, (saved, before) => {
    follow(saved)
    $lastSave.set(before)
  })
  const signal = createSignalWait(workspace, wake)
  const save = async (isDraft: boolean): Promise<SaveState> => {
    signal.stop()
    const state = await saving.save(isDraft)
    signal.wait(state)
    return state
  }
  return {
    $lastSave,
    catchUp: createCatchUp(workspace, api),
    save,
    /** Makes the document what it was before, by a publication like any other. */
    undo: async (): Promise<void> => {
      const before = $lastSave.get()
      const editing = workspace.current()
      if (before === null || editing === null) return
      workspace.set({ ...editing, fields: before })
      await save(isMarkedDraft(before))
    }
  }
}

/** Sends what changed, based on the version that was read. */
function createSaving(
  { $state, autosave, checked, contract, current, now, said, set, write }: Workspace,
  api: Pick<StudioApi, 'save'>,
  follow: (saved: SavedDocument, before: Fields) => void
) {
  function settle(sent: Editing, outcome: SaveOutcome): SaveState {
    if (outcome.kind === 'incomplete') {
      set({ ...(current() ?? sent), ...said(sent, outcome.problems) })
      return { kind: 'incomplete' }
    }
    const latest = current() ?? sent
    if (outcome.kind === 'changed-since') {
      const patch = changesOf(latest)
      const changes = { before: valuesBefore(latest.stored, patch), patch }
      write(checked(rebase(latest, changes, outcome, outcome.changedBy)))
      return { kind: 'clash' }
    }
    const { problems, revision } = outcome
    // Also what is taken off the web changes what visitors see.
    const { collection, id } = sent.place
    const before = isSeen(sent.stored) ? sent.stored : withDraftMark(sent.fields, true)
    if (!isMarkedDraft(sent.fields) || isSeen(sent.stored))
      follow({ document: `${collection}/${id}`, revision }, before)
    const moment = now()
    autosave.published()
    const fields = withDraftMark(latest.fields, isMarkedDraft(sent.fields))
    const saved = { clashes: [], clashWith: null, fields, revision, stored: sent.fields }
    write({ ...latest, ...saved, ...said(sent, problems) })
    // Changes typed while the document was being sent remain to be sent.
    if ($state.get().kind === 'kept') return $state.get()
    return { kind: isMarkedDraft(sent.fields) ? 'saved' : 'published', moment }
  }

  async function save(isDraft: boolean): Promise<SaveState> {
    const open = current()
    if (open === null || $state.get().kind === 'saving' || open.clashes.length > 0) return $state.get()
    const editing = { ...open, fields: withDraftMark(open.fields, isDraft) }
    const { changed, removed } = changesOf(editing)
    const storable = contract()?.storableFields(changed) ?? null
    $state.set({ kind: 'saving' })
    // Waits for a save in progress: it would otherwise come back after the publication.
    await autosave.pause()
    const answer = storable
      ? await api.save({
          kept: autosave.autosaveMark(),
          patch: { changed: storable, removed },
          place: editing.place,
          revision: editing.revision
        })
      : { code: 'invalid-argument', kind: 'failed' as const }
    const state = answer.kind === 'failed' ? answer : settle(editing, answer.value)
    $state.set(state)
    autosave.resume()
    // Other people's changes elsewhere are merged: no conflict is left.
    return state.kind === 'clash' && current()?.clashes.length === 0 ? save(isDraft) : state
  }

  return { save }
}

/** An editor with the services of this browser. */
export function newEditor() {
  return createEditor({
    api: { ...studioApi, ...autosaveApi },
    autosave: { api: autosaveApi, ...browserMoments },
    follow: saved => void online.follow(saved),
    keep: deviceAutosaves,
    load: loadStudioContract,
    newSession: () => crypto.randomUUID(),
    now: () => new Date().toISOString(),
    planned: plans.put,
    planning: plansApi,
    proposing: proposalsApi
  })
}

export type Editor = ReturnType<typeof newEditor>

export const editor = newEditor()
