import {
  type DocumentReference,
  type DocumentSnapshot,
  getFirestore,
  type WriteBatch
} from 'firebase-admin/firestore'

import { historyId } from '#studio/document/stored.contract.ts'
import { textFieldsOf } from './text-fields.contract.ts'
import {
  encodeTranslationNotes,
  readTranslationNotes,
  translationsCollection
} from './translation-notes.contract.ts'
import type { DocumentFields } from '#domain/data/document-value.ts'
import type { DocumentPlace } from '#studio/document/studio-document.ts'
import { machineTextsAfter } from './machine-text.ts'
import { confirmedIn, originalsAfter, type TextPlace } from './originals.ts'
import { textsIn } from './texts.ts'
import type { TranslationNotes } from './translated-text.ts'

/** The studio's notes about the translations of a document, stored beside it. */
export function notesAt(place: DocumentPlace): DocumentReference {
  return getFirestore().collection(translationsCollection).doc(historyId(place))
}

interface Change {
  collection: DocumentPlace['collection']
  before: DocumentFields
  after: DocumentFields
  /** Texts that a translator looked at. */
  looked: readonly TextPlace[]
}

/** Writes down what the translations of a document were made of, once it was changed. Returns those that a translator confirmed as they are. */
export function addNotes(batch: WriteBatch, notes: DocumentSnapshot, change: Change): TextPlace[] {
  const known = readTranslationNotes(notes.data())
  const textFields = textFieldsOf(change.collection)
  const [before, after] = [textsIn(change.before, textFields), textsIn(change.after, textFields)]
  setNotes(batch, notes, {
    machine: machineTextsAfter(known.machine, after),
    madeOf: originalsAfter(known.madeOf, before, after, change.looked)
  })
  return confirmedIn(known.madeOf, before, after, change.looked)
}

/** Writes notes, unless another editor did since they were read: then the whole batch fails. */
export function setNotes(batch: WriteBatch, snapshot: DocumentSnapshot, notes: TranslationNotes): void {
  const { exists, ref, updateTime } = snapshot
  const written = encodeTranslationNotes(notes)
  if (written.notas === encodeTranslationNotes(readTranslationNotes(snapshot.data())).notas) return
  if (!exists || updateTime === undefined) batch.create(ref, written)
  else batch.update(ref, written, { lastUpdateTime: updateTime })
}
