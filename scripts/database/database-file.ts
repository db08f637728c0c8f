import type { Firestore } from 'firebase-admin/firestore'
import { areStored, readDocuments, writeDocuments } from '#catalog/model/stored-documents.ts'
import { readCollections, replaceCollections } from './documents.ts'

/** The local database is in memory only: between two commands its documents wait here. */
const folder = '.cache/database'

export function isKept(): boolean {
  return areStored(folder)
}

export async function keep(db: Firestore): Promise<void> {
  writeDocuments(folder, await readCollections(db), { moment: new Date().toISOString() })
}

export async function load(db: Firestore): Promise<void> {
  await replaceCollections(db, readDocuments(folder).collections)
}
