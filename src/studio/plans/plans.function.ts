import { getFirestore } from 'firebase-admin/firestore'

import {
  estudioDesprogramar as estudioDesprogramarCall,
  estudioProgramados as estudioProgramadosCall,
  estudioProgramar as estudioProgramarCall
} from './plans.call.ts'
import { isDraft } from '#contract/reading/draft.ts'
import { encodeRecord, recordCollection } from '#studio/document/stored.contract.ts'
import { encodePlan, plansCollection, readPlan } from './stored-plan.contract.ts'
import { isFulfilled, momentProblem } from './plan.ts'
import { mayEdit, mayReadAll } from '#domain/account/rights.ts'

import { callable } from '#functions/site/callable.ts'
import { done, refuse } from '#functions/site/outcome.ts'
import { authorFor, authorsOf } from '#studio/document/authors.function.ts'
import { documentAt, fieldsIn, refuseRole } from '#studio/document/place.function.ts'
import { planOf } from './place.function.ts'

const planningActions = { publish: 'plan-publish', withdraw: 'plan-withdraw' } as const

/** So many are ahead of a collection at once, far more than are ever planned. */
const mostPlans = 1000

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
    if (isFulfilled(action, isDraft(fieldsIn(document))))
      return refuse('failed-precondition', 'It is so already', 'already-so')
    const batch = getFirestore().batch()
    batch.set(planOf(place), encodePlan({ action, moment, place, uid }))
    const line = {
      action: planningActions[action],
      fields: [moment],
      where: `${place.collection}/${place.id}`
    }
    batch.create(getFirestore().collection(recordCollection).doc(), encodeRecord(uid, now, line))
    await batch.commit()
    return done({ author: authorFor(uid, user), action, failure: null, moment, place })
  }
)

export const estudioDesprogramar = callable(
  estudioDesprogramarCall,
  { who: 'studio' },
  async (place, { rights, uid }) => {
    if (!mayEdit(rights, place.collection)) return refuseRole()
    const plan = readPlan((await planOf(place).get()).data())
    if (plan === null) return done(true)
    const batch = getFirestore().batch()
    batch.delete(planOf(place))
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
    const all = getFirestore().collection(plansCollection).where('coleccion', '==', collection)
    const { docs } = await all.limit(mostPlans).get()
    const plans = docs.flatMap(plan => readPlan(plan.data()) ?? [])
    const author = await authorsOf(plans.map(({ uid }) => uid))
    return done(plans.map(({ uid, ...plan }) => ({ ...plan, author: author(uid) })))
  }
)
