import { type DocumentReference, type DocumentSnapshot, getFirestore } from 'firebase-admin/firestore'

import { companyOf } from '#studio/list/document-row.contract.ts'
import { historyCollection, historyId } from './stored.contract.ts'
import { momentText } from '#contract/values/moment-text.ts'
import { typedFields } from '#contract/values/typed-value.ts'
import type { DocumentFields } from '#domain/data/document-value.ts'
import { isOwnOf, mayReadAll, type StudioRights } from '#domain/account/rights.ts'
import type { DocumentPlace } from './studio-document.ts'

import { type Refusal, refuse } from '#functions/site/outcome.ts'

export function documentAt({ collection, id }: DocumentPlace): DocumentReference {
  return getFirestore().collection(collection).doc(id)
}

/** The studio's record of a document: the last change, with the versions below. */
export function historyOf(place: DocumentPlace): DocumentReference {
  return getFirestore().collection(historyCollection).doc(historyId(place))
}

/** The moment of its last change, which is another one after each change. */
export function revisionOf({ updateTime }: DocumentSnapshot): string {
  return momentText({ nanos: updateTime?.nanoseconds ?? 0, seconds: updateTime?.seconds ?? 0 })
}

export function fieldsIn(snapshot: DocumentSnapshot): DocumentFields {
  return typedFields(snapshot.data() ?? {})
}

export function mayRead(
  rights: StudioRights,
  { collection, id }: DocumentPlace,
  fields: DocumentFields
): boolean {
  return mayReadAll(rights) || isOwnOf(rights, collection, { companyId: companyOf(fields), id })
}

/** Neither the document nor whether it is there is said. */
export function refuseRole(): Refusal {
  return refuse('permission-denied', 'Not with this role', 'role-lacks')
}
