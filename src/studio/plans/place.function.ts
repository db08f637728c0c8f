import { type DocumentReference, getFirestore } from 'firebase-admin/firestore'

import { historyId } from '#studio/document/stored.contract.ts'
import { plansCollection } from './stored-plan.contract.ts'
import type { PlanKey } from './plan.ts'
import type { DocumentPlace } from '#studio/document/studio-document.ts'

/** A plan of a document. No collection of documents is called like the mark of a change. */
export function planOf({ action, place }: PlanKey): DocumentReference {
  const name = historyId(place)
  return getFirestore()
    .collection(plansCollection)
    .doc(action === 'change' ? `cambio~${name}` : name)
}

/** All plans that a document can have. */
export function plansOf(place: DocumentPlace): DocumentReference[] {
  return (['publish', 'change'] as const).map(action => planOf({ action, place }))
}
