import { atom } from 'nanostores'

import type { Remote } from '#domain/data/remote.ts'
import { type Editing, stillValidProblems, withDraftMark } from '#studio/document/editing.ts'
import { formFor } from '#domain/data/field-form.ts'
import type { ServerChanges } from '#studio/autosave/autosave.ts'
import { isSame } from '#studio/document/patch.ts'
import type { DocumentPlace, DocumentProblem, StudioDocument } from '#studio/document/studio-document.ts'
import type { StudioContract } from './studio-contract.service.ts'

import { createDrafting, type DraftingServices } from '#studio/autosave/drafting.store.ts'

/** How what was written stands. Three words for three things: kept, saved as a draft, published. */
export type SaveState =
  | { kind: 'unchanged' }
  | { kind: 'kept'; moment: string }
  /** The device refuses to keep it. */
  | { kind: 'not-kept' }
  | { kind: 'saving' }
  | { kind: 'saved' | 'planned' | 'published' | 'proposed'; moment: string }
  | { kind: 'incomplete' }
  | { kind: 'clash' }
  | { kind: 'failed'; code: string }

export interface WorkspaceServices extends DraftingServices {
  load: () => Promise<StudioContract>
  now: () => string
}

/** The document that is open, and what of it is not published. */
export function createWorkspace({ load, now, ...services }: WorkspaceServices) {
  const $editing = atom<Remote<Editing>>({ kind: 'idle' })
  const $state = atom<SaveState>({ kind: 'unchanged' })
  const { keep, begin, ...keeping } = createDrafting(services)
  let contract: StudioContract | null = null
  const set = (editing: Editing) => $editing.set({ kind: 'ready', value: editing })
  const said = (sent: Sent, problems: readonly DocumentProblem[]) => saidBy(contract, sent, problems)
  return {
    ...keeping,
    $editing,
    $state,
    begin: (place: DocumentPlace, document: StudioDocument | null, onServer: ServerChanges | null): void => {
      const stored = document?.fields ?? {}
      const form = formFor(contract?.formOfDocument(place) ?? [], Object.keys(stored))
      // A new document begins as a draft: it is not public before it is ready.
      const fields = document === null ? withDraftMark({}, true) : stored
      const { problems = [], revision = null } = document ?? {}
      const editing = { clashes: [], clashWith: null, fields, form, place, revision, stored }
      set({ ...editing, ...said(editing, problems) })
      $state.set({ kind: 'unchanged' })
      begin(place, onServer, values => contract?.storableFields(values) ?? null)
    },
    checked: (editing: Editing): Editing => {
      const fields = contract?.storableFields(editing.fields)
      if (!contract || !fields) return editing
      const own = contract.documentProblems(editing.place, fields)
      return { ...editing, problems: [...own, ...stillValidProblems(editing.besideOthers, editing.fields)] }
    },
    contract: () => contract,
    said,
    current: (): Editing | null => {
      const editing = $editing.get()
      return editing.kind === 'ready' ? editing.value : null
    },
    now,
    ready: async (): Promise<void> => {
      contract = await load()
    },
    set,
    /** Shows the document as it is being written, and keeps what of it is not published. */
    write: (editing: Editing): void => {
      set(editing)
      $state.set(keep(editing, now()))
    }
  }
}

type Sent = Pick<Editing, 'fields' | 'place'>

/** Problems that the server found in the document as it was sent, apart from those that the browser finds itself. */
function saidBy(
  contract: StudioContract | null,
  { fields, place }: Sent,
  problems: readonly DocumentProblem[]
) {
  const storable = contract?.storableFields(fields)
  const own = contract && storable ? contract.documentProblems(place, storable) : []
  return { besideOthers: problems.filter(problem => !own.some(one => isSame(one, problem))), problems }
}

export type Workspace = ReturnType<typeof createWorkspace>
