import { type DocumentReference, getFirestore } from 'firebase-admin/firestore'

import { historyId } from '#contract/studio/stored.ts'
import { plansCollection } from '#contract/studio/stored-plan.ts'
import type { DocumentPlace } from '#domain/studio/studio-document.ts'

/** The plan of a document. */
export function planOf(place: DocumentPlace): DocumentReference {
  return getFirestore().collection(plansCollection).doc(historyId(place))
}
