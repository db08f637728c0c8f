import { atom, type WritableAtom } from 'nanostores'
import type { Result } from '#domain/data/remote.ts'
import {
  type BulkChange,
  type FieldChange,
  fieldsAfter,
  type Plan,
  type PlannedLine,
  planOf,
  type SavedLine,
  type WholeDocument
} from './planned.ts'
import type { DocumentPlace, DocumentReference, StudioCollection } from '#studio/document/studio-document.ts'
import type { Control, FieldForm } from '#domain/data/field-form.ts'
import { titleOf } from '#studio/form/values.ts'
import { type BulkApi, bulkApi } from './bulk.service.ts'
import { studioApi, type StudioApi } from '#studio/shell/studio.service.ts'
import { loadStudioContract, type StudioContract } from '#studio/shell/studio-contract.service.ts'
import type { BulkState, FailedLine } from './bulk-state.store.ts'
import { keptChange, type KeptImport, keptImport } from './kept-import.service.ts'
import { mapInBatches } from './map-in-batches.store.ts'

export type { BulkState } from './bulk-state.store.ts'

/** The requested change; a field's value is as the form has it. */
export type BulkRequest =
  | Exclude<BulkChange, { kind: 'field' }>
  | { kind: 'field'; name: string; value: unknown }

const simpleControls: ReadonlySet<Control> = new Set([
  'answer',
  'choice',
  'choices',
  'flag',
  'line',
  'moment',
  'number',
  'reference',
  'references',
  'words'
])

/** Null for a value that no database holds. */
function changeFor(
  request: Exclude<BulkRequest, { kind: 'delete' }>,
  storable: StudioContract['storableFields']
): FieldChange | null {
  if (request.kind !== 'field' || request.value === undefined)
    return request.kind === 'field' ? { ...request, value: undefined } : request
  const value = storable({ [request.name]: request.value })?.[request.name]
  return value === undefined ? null : { ...request, value }
}

/** Changes many documents: first it says what would happen to each, and what it did it can take back, as long as it is kept. */
export function createBulk({ api, load }: BulkServices, kept: KeptImport | null = null) {
  const $bulk = atom<BulkState>({ kind: 'idle' })
  return {
    $bulk,
    ...createExport($bulk, api),
    ...createReading($bulk, { api, load }),
    ...createWriting($bulk, api, kept),
    /** The fields that many documents may be given at once: those without texts, which are each document's own. */
    fields: async (collection: StudioCollection): Promise<FieldForm[]> => {
      const form = (await load()).formOfCollection(collection)
      return form.flatMap(({ fields }) => fields.filter(({ control }) => simpleControls.has(control)))
    },
    forget: () => {
      if ($bulk.get().kind === 'written') void kept?.remove()
      $bulk.set({ kind: 'idle' })
    },
    /** Leaves a plan, or begins another one: what was written before can still be remembered. */
    leave: () => $bulk.set({ kind: 'idle' }),
    /** Offers once more to take back what was written before: another plan was looked at meanwhile, or the page was loaded again. */
    remember: async (): Promise<void> => {
      const written = await kept?.read()
      if (written && $bulk.get().kind === 'idle')
        $bulk.set({ ...written, isUndone: false, kind: 'written', unwritten: [] })
    },
    /** Goes on with a plan that was made elsewhere: of a file. */
    take: (collection: StudioCollection, lines: readonly PlannedLine[]) =>
      $bulk.set({ collection, kind: 'planned', lines })
  }
}

function createReading($bulk: WritableAtom<BulkState>, { api, load }: BulkServices) {
  return {
    /** Says what a change would do to the documents of a selection. */
    plan: async (
      collection: StudioCollection,
      ids: readonly string[],
      request: BulkRequest
    ): Promise<void> => {
      $bulk.set({ done: 0, kind: 'reading' })
      const [{ documentProblems, storableFields }, answers] = await Promise.all([
        load(),
        mapInBatches(
          ids,
          id => api.open({ collection, id }),
          done => $bulk.set({ done, kind: 'reading' })
        )
      ])
      const change = request.kind === 'delete' ? request : changeFor(request, storableFields)
      const links =
        request.kind === 'delete'
          ? await mapInBatches(
              ids,
              id => api.references({ collection, id }),
              () => {}
            )
          : []
      const lines: PlannedLine[] = []
      if (change === null) return $bulk.set({ code: 'invalid-argument', kind: 'failed' })
      for (const [index, answer] of answers.entries()) {
        const id = ids[index] ?? ''
        if (answer.kind === 'failed') return $bulk.set(answer)
        const { fields, revision } = answer.value
        const plan =
          change.kind === 'delete'
            ? deletionOf(links[index], collection, ids)
            : planOf({ fields, id }, fieldsAfter(fields, change), (_, judged) =>
                documentProblems({ collection, id }, judged)
              )
        if (plan.kind === 'failed') return $bulk.set(plan)
        lines.push({ before: fields, id, line: index + 1, plan, revision, title: titleOf(fields) ?? id })
      }
      $bulk.set({ collection, kind: 'planned', lines })
    }
  }
}

function createExport($bulk: WritableAtom<BulkState>, api: BulkServices['api']) {
  return {
    /** Every document of a collection, whole. */
    whole: async (collection: StudioCollection): Promise<Result<WholeDocument[]>> => {
      $bulk.set({ done: 0, kind: 'reading' })
      const documents: WholeDocument[] = []
      let after: string | null = null
      do {
        // oxlint-disable-next-line no-await-in-loop -- each page says where the next one begins
        const page: Awaited<ReturnType<BulkApi['whole']>> = await api.whole(collection, after)
        if (page.kind === 'failed') {
          $bulk.set(page)
          return page
        }
        documents.push(...page.value.documents)
        after = page.value.next
        $bulk.set({ done: documents.length, kind: 'reading' })
      } while (after !== null)
      $bulk.set({ kind: 'idle' })
      return { kind: 'done', value: documents }
    }
  }
}

/** Deletes a document; links from documents that go with it need not be named. */
function deletionOf(
  answer: Result<DocumentReference[]> | undefined,
  collection: StudioCollection,
  going: readonly string[]
): Extract<Result<never>, { kind: 'failed' }> | Plan {
  if (answer?.kind === 'failed') return answer
  const references = answer?.value ?? []
  return {
    kind: 'delete',
    references: references.filter(({ collection: from, id }) => from !== collection || !going.includes(id))
  }
}

function createWriting($bulk: WritableAtom<BulkState>, api: BulkServices['api'], kept: KeptImport | null) {
  return {
    /** Writes the lines of a plan; those that wait are left out. */
    apply: async (chosen: (line: PlannedLine) => boolean): Promise<void> => {
      const state = $bulk.get()
      if (state.kind !== 'planned') return
      const lines = state.lines
        .filter(({ plan }) => plan.kind !== 'same' && plan.kind !== 'blocked')
        .filter(chosen)
      $bulk.set({ done: 0, kind: 'writing', total: lines.length })
      const outcomes = await mapInBatches(
        lines,
        line => writeLine(api, state.collection, line),
        (done, answers) => {
          $bulk.set({ done, kind: 'writing', total: lines.length })
          // A page that closes in the middle leaves what was written until then to be taken back.
          void kept?.write({ collection: state.collection, written: savedIn(answers) })
        }
      )
      const written = savedIn(outcomes)
      const unwritten = outcomes.flatMap(outcome =>
        outcome !== null && 'reason' in outcome ? [outcome] : []
      )
      $bulk.set({ collection: state.collection, isUndone: false, kind: 'written', unwritten, written })
    },
    /** Takes back what was written, but for what another editor changed since. */
    undo: async (): Promise<void> => {
      const state = $bulk.get()
      if (state.kind !== 'written') return
      const { collection, written } = state
      $bulk.set({ done: 0, kind: 'writing', total: written.length })
      const left = await mapInBatches(
        written,
        one => undoOne(api, collection, one),
        done => $bulk.set({ done, kind: 'writing', total: written.length })
      )
      const unwritten = left.flatMap(one => (one === null ? [] : [one]))
      await kept?.remove()
      $bulk.set({ collection, isUndone: true, kind: 'written', unwritten, written: [] })
    }
  }
}

function savedIn(outcomes: readonly (FailedLine | SavedLine | null)[]): SavedLine[] {
  return outcomes.flatMap(outcome => (outcome !== null && 'undo' in outcome ? [outcome] : []))
}

const services = { api: { ...studioApi, ...bulkApi }, load: loadStudioContract }
/** A change of chosen documents: it can be taken back on this device until the next one. */
export const bulk = createBulk(services, keptChange)
/** An import: it goes on while its editor is elsewhere in the studio, and can be taken back on this device until the next one. */
export const imports = createBulk(services, keptImport)

export type Bulk = typeof bulk

interface BulkServices {
  api: Pick<StudioApi, 'open' | 'save'> & Pick<BulkApi, 'references' | 'remove' | 'whole'>
  load: () => Promise<Pick<StudioContract, 'documentProblems' | 'formOfCollection' | 'storableFields'>>
}

/** Writes one line of a plan; null where there was nothing to write. */
async function writeLine(
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
async function undoOne(
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
