import { type DocumentReference, getFirestore, type WriteBatch } from 'firebase-admin/firestore'

import type { AutosaveMark } from '#studio/document/documents.call.ts'
import type { KeptPlace } from './autosave.call.ts'
import { historyId } from '#studio/document/stored.contract.ts'
import { autosaveCollection, readAutosave } from './stored-autosave.contract.ts'
import type { DocumentPlace } from '#studio/document/studio-document.ts'

import { revisionOf } from '#studio/document/place.function.ts'

/** Document for a person's unpublished changes of a document, and another for the unsent translations. */
export function autosaveOf({ part, place }: KeptPlace, uid: string): DocumentReference {
  const name = `${historyId(place)}~${uid}`
  return getFirestore()
    .collection(autosaveCollection)
    .doc(part === 'texts' ? `${name}~textos` : name)
}

/** Takes away, along with what publishes them, the changes that were kept: those of the same tab, or of the one it went on from. Later ones of another tab stay. */
export async function withoutAutosave(
  place: DocumentPlace,
  uid: string,
  { mark, session }: AutosaveMark
): Promise<((batch: WriteBatch) => void) | undefined> {
  const kept = await autosaveOf({ part: 'document', place }, uid).get()
  const isKnown = readAutosave(kept.data())?.session === session || revisionOf(kept) === mark
  return kept.exists && isKnown ? batch => void batch.delete(kept.ref) : undefined
}
