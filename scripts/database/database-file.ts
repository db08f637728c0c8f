import { existsSync, readFileSync } from 'node:fs'
import type { Firestore } from 'firebase-admin/firestore'
import { snapshotSchema } from '#contract/reading/snapshot.ts'
import { writeFileAtomic } from '#publishing/files/write-file-atomic.ts'
import { readCollections, replaceCollections } from './documents.ts'

/** The local database is in memory only: between two commands its documents wait here. */
const file = '.cache/database.json'

export function isKept(): boolean {
  return existsSync(file)
}

export async function keep(db: Firestore): Promise<void> {
  const snapshot = {
    collections: await readCollections(db),
    moment: new Date().toISOString(),
    source: 'seed'
  }
  writeFileAtomic(file, JSON.stringify(snapshot))
}

export async function load(db: Firestore): Promise<void> {
  await replaceCollections(db, snapshotSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).collections)
}
