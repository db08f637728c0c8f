import { type DocumentReference, getFirestore, type WriteBatch } from 'firebase-admin/firestore'

import type { KeptMark } from '#contract/calls/studio/documents.ts'
import type { KeptPlace } from '#contract/calls/studio/kept.ts'
import { historyId } from '#contract/studio/stored.ts'
import { keptCollection, readKept } from '#contract/studio/stored-kept.ts'
import type { DocumentPlace } from '#domain/studio/studio-document.ts'

import { revisionOf } from '#functions/studio/place.ts'

/** What a person changed in a document and has not published, and beside it the translations that were not sent. */
export function keptOf({ part, place }: KeptPlace, uid: string): DocumentReference {
  const name = `${historyId(place)}~${uid}`
  return getFirestore()
    .collection(keptCollection)
    .doc(part === 'texts' ? `${name}~textos` : name)
}

/** Takes away, along with what publishes them, the changes that were kept: those of the same tab, or of the one it went on from. Later ones of another tab stay. */
export async function withoutKept(
  place: DocumentPlace,
  uid: string,
  { mark, session }: KeptMark
): Promise<((batch: WriteBatch) => void) | undefined> {
  const kept = await keptOf({ part: 'document', place }, uid).get()
  const isKnown = readKept(kept.data())?.session === session || revisionOf(kept) === mark
  return kept.exists && isKnown ? batch => void batch.delete(kept.ref) : undefined
}
