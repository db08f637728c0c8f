import { getFirestore } from 'firebase-admin/firestore'

import {
  estudioDesprogramar as estudioDesprogramarCall,
  estudioProgramados as estudioProgramadosCall,
  estudioProgramar as estudioProgramarCall
} from './plans.call.ts'
import { isDraft } from '#contract/reading/draft.ts'
import { encodeRecord, recordCollection } from '#studio/document/stored.contract.ts'
import { encodePlan, plansCollection, readPlan, type StoredChange } from './stored-plan.contract.ts'
import { isFulfilled, momentProblem, type PlanKey } from './plan.ts'
import { mayEdit, mayReadAll } from '#domain/account/rights.ts'

import { callable } from '#functions/site/callable.ts'
import { done, type Outcome, refuse } from '#functions/site/outcome.ts'
import { authorFor, authorsOf } from '#studio/document/authors.function.ts'
import { documentAt, fieldsIn, refuseRole } from '#studio/document/place.function.ts'
import type { DocumentFields } from '#domain/data/document-value.ts'
import { fieldsOf } from '#studio/document/patch.ts'
import { planOf } from './place.function.ts'
import { fitsNow } from './planned-change.function.ts'

const planningActions = { change: 'plan-change', publish: 'plan-publish', withdraw: 'plan-withdraw' } as const

/** So many are ahead at once, far more than are ever planned. */
const maxPlans = 1000

export const estudioProgramar = callable(
  estudioProgramarCall,
  { who: 'studio' },
  async ({ action, moment, place }, { rights, uid, user }) => {
    if (!mayEdit(rights, place.collection)) return refuseRole()
    const now = new Date()
    const problem = momentProblem(moment, now.toISOString())
    if (problem !== null) return refuse('failed-precondition', 'Not at this moment', problem)
    const document = await documentAt(place).get()
    if (!document.exists) return refuse('not-found', 'The document is gone', 'document-gone')
    const planned = await changeToPlan({ action, place }, fieldsIn(document))
    if (planned.kind === 'refused') return planned
    const { change } = planned.value
    const fields = change === null ? [] : fieldsOf(change.patch)
    const batch = getFirestore().batch()
    batch.set(planOf({ action, place }), encodePlan({ action, change, moment, place, uid }))
    const line = {
      action: planningActions[action],
      fields: [moment, ...fields],
      where: `${place.collection}/${place.id}`
    }
    batch.create(getFirestore().collection(recordCollection).doc(), encodeRecord(uid, now, line))
    await batch.commit()
    return done({ author: authorFor(uid, user), action, failure: null, fields, moment, place })
  }
)

/** The change that is planned already and gets another moment; null for a publication or a withdrawal. */
async function changeToPlan(
  key: PlanKey,
  now: DocumentFields
): Promise<Outcome<{ change: StoredChange | null }>> {
  if (key.action !== 'change')
    return isFulfilled(key.action, isDraft(now))
      ? refuse('failed-precondition', 'It is so already', 'already-so')
      : done({ change: null })
  const change = readPlan((await planOf(key).get()).data())?.change ?? null
  if (change === null) return refuse('not-found', 'No change is planned', 'plan-gone')
  return (await fitsNow(key.place, now, change))
    ? done({ change })
    : refuse('failed-precondition', 'It does not fit any more', 'change-unfit')
}

export const estudioDesprogramar = callable(
  estudioDesprogramarCall,
  { who: 'studio' },
  async (key, { rights, uid }) => {
    const { place } = key
    if (!mayEdit(rights, place.collection)) return refuseRole()
    const plan = readPlan((await planOf(key).get()).data())
    if (plan === null) return done(true)
    const batch = getFirestore().batch()
    batch.delete(planOf(key))
    const line = {
      action: 'cancel-plan' as const,
      fields: [plan.moment],
      where: `${place.collection}/${place.id}`
    }
    batch.create(getFirestore().collection(recordCollection).doc(), encodeRecord(uid, new Date(), line))
    await batch.commit()
    return done(true)
  }
)

export const estudioProgramados = callable(
  estudioProgramadosCall,
  { who: 'studio' },
  async ({ collection }, { rights }) => {
    if (!mayReadAll(rights)) return refuseRole()
    const all = getFirestore().collection(plansCollection)
    const asked = collection === null ? all : all.where('coleccion', '==', collection)
    const { docs } = await asked.limit(maxPlans).get()
    const plans = docs.flatMap(plan => readPlan(plan.data()) ?? [])
    const author = await authorsOf(plans.map(({ uid }) => uid))
    return done(
      plans.map(({ change, uid, ...plan }) => ({
        ...plan,
        author: author(uid),
        fields: change === null ? [] : fieldsOf(change.patch)
      }))
    )
  }
)
