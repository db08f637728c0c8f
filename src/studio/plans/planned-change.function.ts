import { getFirestore } from 'firebase-admin/firestore'

import {
  type ChangePlanOutcome,
  estudioCambioProgramado as estudioCambioProgramadoCall,
  estudioProgramarCambio as estudioProgramarCambioCall
} from './plans.call.ts'
import { isDraft } from '#contract/reading/draft.ts'
import { encodeRecord, recordCollection } from '#studio/document/stored.contract.ts'
import { encodePlan, readPlan, type StoredChange } from './stored-plan.contract.ts'
import { momentProblem, pendingChange } from './plan.ts'
import type { DocumentFields } from '#domain/data/document-value.ts'
import { documentFields } from '#contract/values/document-value.ts'
import { mayEdit, mayReadAll } from '#domain/account/rights.ts'
import { valuesBefore } from '#studio/document/editing.ts'
import { applyPatch, fieldsOf, patchBetween } from '#studio/document/patch.ts'
import type { DocumentPatch, DocumentPlace, DocumentProblem } from '#studio/document/studio-document.ts'

import { withoutAutosave } from '#studio/autosave/place.function.ts'
import { authorFor } from '#studio/document/authors.function.ts'
import { documentAt, fieldsIn, refuseRole, revisionOf } from '#studio/document/place.function.ts'
import { changedSince, isIncomplete, preparedChange, refusalOf } from '#studio/document/saving.function.ts'
import { commitBatch } from '#studio/document/writing.function.ts'
import { callable } from '#functions/site/callable.ts'
import { done, type Outcome, refuse } from '#functions/site/outcome.ts'
import { planOf } from './place.function.ts'

/** As much as a change that is published, once with the values of before. */
const largestBytes = 1_000_000
const longestChange = 800_000

/** A planned change is published only if it fits at its moment; it has to fit now already. */
export const estudioProgramarCambio = callable(
  estudioProgramarCambioCall,
  { largestBytes, who: 'studio' },
  async ({ kept, moment, patch, place, revision }, { rights, uid, user }) => {
    if (!mayEdit(rights, place.collection)) return refuseRole()
    const now = new Date()
    const problem = momentProblem(moment, now.toISOString())
    if (problem !== null) return refuse('failed-precondition', 'Not at this moment', problem)
    const document = await documentAt(place).get()
    const before = fieldsIn(document)
    const refusal = refusalOf({ place, revision }, document, before, rights)
    if (refusal !== null) return refusal
    if (revisionOf(document) !== revision) return done(await changedSince(place, document))
    const checked = await checkedChange(place, before, patch)
    if (checked.kind === 'refused') return checked
    if (checked.value.kind === 'incomplete') return done(checked.value)
    const key = { action: 'change' as const, place }
    const { change } = checked.value
    const batch = getFirestore().batch()
    batch.create(planOf(key), encodePlan({ ...key, change, moment, uid }))
    const fields = fieldsOf(change.patch)
    const where = `${place.collection}/${place.id}`
    const line = { action: 'plan-change' as const, fields: [moment, ...fields], where }
    batch.create(getFirestore().collection(recordCollection).doc(), encodeRecord(uid, now, line))
    if (kept !== null) (await withoutAutosave(place, uid, kept))?.(batch)
    if ((await commitBatch(batch)) === null)
      return refuse('already-exists', 'A change is planned already', 'change-planned')
    const plan = { ...key, author: authorFor(uid, user), failure: null, fields, moment }
    return done<ChangePlanOutcome>({ kind: 'planned', plan })
  }
)

/** A planned change, with its values. */
export const estudioCambioProgramado = callable(
  estudioCambioProgramadoCall,
  { who: 'studio' },
  async (place, { rights }) => {
    if (!mayReadAll(rights)) return refuseRole()
    const plan = readPlan((await planOf({ action: 'change', place }).get()).data())
    return done({ change: plan?.change ?? null })
  }
)

type CheckedChange =
  | { kind: 'fits'; change: StoredChange }
  | { kind: 'incomplete'; problems: DocumentProblem[] }

/** A change by the checks that it would meet if it were published now. */
async function checkedChange(
  place: DocumentPlace,
  before: DocumentFields,
  wanted: DocumentPatch
): Promise<Outcome<CheckedChange>> {
  const difference = patchBetween(before, applyPatch(before, wanted))
  if (fieldsOf(difference).length === 0)
    return refuse('invalid-argument', 'Nothing would change', 'nothing-planned')
  const prepared = await preparedChange(place, before, difference, new Date())
  if (prepared.kind === 'refused') return prepared
  const { after, patch, problems } = prepared.value
  if (isDraft(before) || isDraft(after))
    return refuse('failed-precondition', 'Only a document that is online and stays it', 'not-online')
  if (isIncomplete(prepared.value)) return done({ kind: 'incomplete', problems })
  // Its moment of change is the one at which it goes online, unless the editor says another one.
  const changed = Object.fromEntries(
    Object.entries(patch.changed).filter(([name]) => name in difference.changed)
  )
  const stored = { changed, removed: patch.removed }
  const change = { before: valuesBefore(before, stored), patch: stored }
  return JSON.stringify(change).length > longestChange
    ? refuse('invalid-argument', 'The change is too large', 'document-too-large')
    : done({ change, kind: 'fits' })
}

/** Whether a planned change could be published on the document as it is now. */
export async function fitsNow(
  place: DocumentPlace,
  now: DocumentFields,
  change: StoredChange
): Promise<boolean> {
  const { clashes, patch } = pendingChange(change, now)
  const changed = documentFields.safeParse(patch.changed)
  if (clashes.length > 0 || !changed.success) return false
  const checked = await checkedChange(place, now, { changed: changed.data, removed: patch.removed })
  return checked.kind === 'done' && checked.value.kind === 'fits'
}
