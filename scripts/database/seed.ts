import type { Firestore } from 'firebase-admin/firestore'
import { collectionNames } from '#contract/snapshot.ts'
import { type Outcome, progress } from '../console.ts'
import { replaceCollections } from './documents.ts'
import { readFolder } from './files.ts'

/** The catalogue that comes with the product. */
export const ownCatalogue = 'scripts/catalogue'
const mostLines = 20

/** Fills a database from a folder of JSON files: afterwards the collections of the catalogue hold what the files say. */
export async function seed(db: Firestore, folder: string, now: Date): Promise<Outcome> {
  const read = readFolder(folder, now)
  if (read.kind === 'refused') return read
  for (const line of read.skipped.slice(0, mostLines)) console.log(`  skipped: ${line}`)
  if (read.skipped.length > mostLines) console.log(`  and ${read.skipped.length - mostLines} more`)
  await replaceCollections(db, read.collections, progress('  documents written'))
  const filled = collectionNames.filter(name => read.collections[name].length > 0)
  console.log(`  ${filled.map(name => `${read.collections[name].length} ${name}`).join(', ')}`)
  return { kind: 'done' }
}
