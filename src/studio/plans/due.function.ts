import { type DocumentSnapshot, getFirestore } from 'firebase-admin/firestore'
import * as logger from 'firebase-functions/logger'

import { isDraft } from '#contract/reading/draft.ts'
import { rightsIn } from '#contract/user-documents/claims.ts'
import { encodeRecord, recordCollection } from '#studio/document/stored.contract.ts'
import { encodeFailure, plansCollection, readPlan, type StoredPlan } from './stored-plan.contract.ts'
import { draftMark } from '#studio/document/editing.ts'
import { pendingChange, type PlanFailure } from './plan.ts'
import { documentFields } from '#contract/values/document-value.ts'
import type { DocumentFields } from '#domain/data/document-value.ts'
import { noRights } from '#domain/account/rights.ts'
import type { StudioAction } from '#studio/record/record.ts'
import type { DocumentPatch, SaveOutcome } from '#studio/document/studio-document.ts'

import { userOf } from '#functions/account/account-record.ts'
import type { Outcome } from '#functions/site/outcome.ts'
import { documentAt, fieldsIn, revisionOf } from '#studio/document/place.function.ts'
import { isPlanFulfilled, saveChange } from '#studio/document/saving.function.ts'
import { commitBatch } from '#studio/document/writing.function.ts'

const withdrawn: DocumentPatch = { changed: { [draftMark]: true }, removed: [] }

/** Limit of one run; the rest waits for the next minute. */
const maxAtOnce = 200

/**
 * Carries out what is due, each minute. What was missed, because nothing ran, is due still. Each plan goes with the very write that carries it
 * out: however often this runs, also at the same time, it happens once.
 */
export async function carryOutPlans(now: Date): Promise<void> {
  const due = getFirestore()
    .collection(plansCollection)
    .where('vence', '<=', now.toISOString())
    .orderBy('vence')
    .limit(maxAtOnce)
  for (const snapshot of (await due.get()).docs)
    try {
      // oxlint-disable-next-line no-await-in-loop -- in the order of their moments
      await carryOut(snapshot, now)
    } catch (error) {
      // The others do not wait for it, and it is tried again.
      logger.error(`${snapshot.id} was planned, and failed`, error)
    }
}

async function carryOut(snapshot: DocumentSnapshot, now: Date): Promise<void> {
  const plan = readPlan(snapshot.data())
  if (plan === null) return fail(snapshot, null, now, { fields: [], reason: 'failed' })
  const document = await documentAt(plan.place).get()
  const fields = fieldsIn(document)
  if (!document.exists || isPlanFulfilled(plan, fields)) return drop(snapshot)
  const step = stepOf(plan, fields)
  if ('reason' in step) return fail(snapshot, plan, now, step)
  const outcome = await saveChange(
    {
      action: step.action,
      patch: () => step.patch,
      place: plan.place,
      plan: snapshot,
      restored: null,
      revision: revisionOf(document)
    },
    { rights: await rightsOf(plan.uid), uid: plan.uid }
  )
  const failure = failureOf(outcome)
  if (failure !== null) await fail(snapshot, plan, now, failure)
}

type Unfit = Pick<PlanFailure, 'fields' | 'reason'>

/** The change that carries a plan out on the document as it is now, or why it does not fit any more. */
function stepOf(
  { action, change }: StoredPlan,
  now: DocumentFields
): Unfit | { action: StudioAction; patch: DocumentPatch } {
  if (change === null)
    return action === 'publish'
      ? { action: 'publish-planned', patch: { changed: {}, removed: [draftMark] } }
      : { action: 'withdraw-planned', patch: withdrawn }
  if (isDraft(now)) return { fields: [], reason: 'withdrawn' }
  const { clashes, patch } = pendingChange(change, now)
  if (clashes.length > 0) return { fields: clashes.map(({ field }) => field), reason: 'clash' }
  const changed = documentFields.safeParse(patch.changed)
  if (!changed.success) return { fields: [], reason: 'failed' }
  return { action: 'change-planned', patch: { changed: changed.data, removed: patch.removed } }
}

/** In the name of the person who planned it, by the rights of the account now: a role that was taken away ends at once. */
async function rightsOf(uid: string) {
  const user = await userOf(uid)
  return user === null || user.disabled ? noRights : rightsIn(user.customClaims)
}

/** Null for what was done, or changed in between: then it is looked at again in a minute. */
function failureOf(outcome: Outcome<SaveOutcome>): Unfit | null {
  if (outcome.kind === 'refused')
    return { fields: [], reason: outcome.reason === 'role-lacks' ? 'role-lacks' : 'failed' }
  if (outcome.value.kind !== 'incomplete') return null
  const fields = outcome.value.problems.flatMap(({ field, isBlocking }) => (isBlocking ? [field] : []))
  return { fields, reason: 'incomplete' }
}

async function fail(
  { ref, updateTime }: DocumentSnapshot,
  plan: StoredPlan | null,
  now: Date,
  { fields, reason }: Unfit
): Promise<void> {
  const batch = getFirestore().batch()
  const unchanged = updateTime === undefined ? {} : { lastUpdateTime: updateTime }
  batch.update(ref, encodeFailure({ fields, moment: now.toISOString(), reason }), unchanged)
  if (plan !== null) {
    const line = {
      action: 'plan-failed' as const,
      fields: [plan.moment, ...fields],
      where: `${plan.place.collection}/${plan.place.id}`
    }
    batch.create(getFirestore().collection(recordCollection).doc(), encodeRecord(plan.uid, now, line))
  }
  await commitBatch(batch)
}

/** The document is gone, or another editor was faster. */
async function drop({ ref, updateTime }: DocumentSnapshot): Promise<void> {
  const batch = getFirestore().batch()
  batch.delete(ref, updateTime === undefined ? {} : { lastUpdateTime: updateTime })
  await commitBatch(batch)
}
