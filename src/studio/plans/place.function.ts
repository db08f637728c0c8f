import { type DocumentReference, getFirestore } from 'firebase-admin/firestore'

import { historyId } from '#studio/document/stored.contract.ts'
import { plansCollection } from './stored-plan.contract.ts'
import type { DocumentPlace } from '#studio/document/studio-document.ts'

/** The plan of a document. */
export function planOf(place: DocumentPlace): DocumentReference {
  return getFirestore().collection(plansCollection).doc(historyId(place))
}
