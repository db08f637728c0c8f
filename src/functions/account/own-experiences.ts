import { getFirestore } from 'firebase-admin/firestore'

import { ownExperiencesCall } from '#contract/calls/own-experiences.ts'
import { decodePurchase } from '#contract/user-documents/purchase.ts'
import { decodeSaved, encodeSaved } from '#contract/user-documents/saved-experiences.ts'
import type { Plan } from '#domain/plan/plan.ts'
import { mergePlans } from '#domain/plan/plan-merge.ts'
import { boughtExperiences } from '#domain/billing/purchase.ts'

import { callable } from '#functions/site/callable.ts'
import { readingLimits } from '#functions/site/limits.ts'
import { done } from '#functions/site/outcome.ts'
import { ownCollection, readAll } from '#functions/site/own-documents.ts'

/** Two texts of sixty experiences with long names. */
const largestBytes = 40_000

export const misExperiencias = callable(
  ownExperiencesCall,
  { largestBytes, limits: readingLimits, who: 'customer' },
  async ({ base, plan }, { uid }) => {
    const [purchases, merged] = await Promise.all([
      readAll(ownCollection(uid, 'compras'), decodePurchase),
      merge(uid, base, plan)
    ])
    return done({ bought: boughtExperiences(purchases), plan: merged })
  }
)

/** In one step, so that two devices at once lose nothing of each other. */
function merge(uid: string, base: Plan, device: Plan): Promise<Plan> {
  const document = ownCollection(uid, 'experiencias').doc('guardadas')
  return getFirestore().runTransaction(async transaction => {
    const snapshot = await transaction.get(document)
    const merged = mergePlans(base, device, decodeSaved(snapshot.data()))
    transaction.set(document, encodeSaved(merged))
    return merged
  })
}
