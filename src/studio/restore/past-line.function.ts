import type { CollectionReference, DocumentSnapshot, QueryDocumentSnapshot } from 'firebase-admin/firestore'

import { nameIn } from '#contract/reading/draft.ts'
import { documentProblems } from '#studio/document/decoders.contract.ts'
import {
  isDeletion,
  readLastChange,
  readVersion,
  versionId,
  versionsCollection
} from '#studio/document/stored.contract.ts'
import { plainFields } from '#contract/values/typed-value.ts'
import { comparedWithPast, type Past, type PastLine } from './past.ts'
import type { DocumentPlace } from '#studio/document/studio-document.ts'

import { fieldsIn, historyOf, revisionOf } from '#studio/document/place.function.ts'

/** Effect of a past moment on a document; null where nothing changes. `document` is null for a deleted one. */
export async function pastLine(
  place: DocumentPlace,
  document: QueryDocumentSnapshot | null,
  moment: string
): Promise<PastLine | null> {
  if (isUntouched(document, moment)) return null
  const [history, past] = await Promise.all([historyOf(place).get(), pastOf(place, moment)])
  const now = document && fieldsIn(document)
  const compared = comparedWithPast(now, past, fields => documentProblems(place, fields))
  if (compared === null) return null
  const shown = now ?? (past.kind === 'version' ? past.fields : {})
  return {
    ...compared,
    current: currentVersion(document, history),
    place,
    revision: document && revisionOf(document),
    title: nameIn({ ...plainFields(shown), id: place.id }),
    version: past.kind === 'version' ? past.id : null
  }
}

/** Whether it was written since: of all others nothing is asked. */
export function isUntouched(document: QueryDocumentSnapshot | null, moment: string): boolean {
  return document !== null && document.updateTime.toDate().toISOString() <= moment
}

/** A document that was changed outside of the studio gets its version with the next change. */
function currentVersion(document: DocumentSnapshot | null, history: DocumentSnapshot): string {
  const last = readLastChange(history.data())?.version ?? 0
  const isKnown = document !== null && history.exists && revisionOf(history) === revisionOf(document)
  return versionId(isKnown ? last : last + 1)
}

async function pastOf(place: DocumentPlace, moment: string): Promise<Past> {
  const versions = historyOf(place).collection(versionsCollection)
  const latest = versions.where('fecha', '<=', moment).orderBy('fecha', 'desc').limit(1)
  const [found] = (await latest.get()).docs
  if (found === undefined) return beginningOf(versions)
  if (isDeletion(found.data())) return { kind: 'missing' }
  const version = readVersion(found.data())
  return version === null ? { kind: 'unknown' } : { fields: version.fields, id: found.id, kind: 'version' }
}

/** A document that was made in the studio was not there before. Of any other it is not known since when it was there: it came from outside, or its first versions have expired. */
async function beginningOf(versions: CollectionReference): Promise<Past> {
  const first = await versions.doc(versionId(1)).get()
  const isMadeHere = (readVersion(first.data())?.uid ?? null) !== null
  return { kind: isMadeHere ? 'missing' : 'unknown' }
}
