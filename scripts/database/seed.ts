import type { Firestore } from 'firebase-admin/firestore'
import { catalogFolder } from '#catalog/model/snapshot.ts'
import { decodeSnapshot } from '#contract/reading/decode-snapshot.ts'
import { countDocuments, formatReport } from '#contract/problems/problem.ts'
import { collectionNames, type Snapshot } from '#contract/reading/snapshot.ts'
import { errorMessage } from '#publishing/error-message.ts'
import { writeFileAtomic } from '#publishing/files/write-file-atomic.ts'
import { type Outcome, progress, refused } from '../console.ts'
import { replaceCollections } from './documents.ts'
import { type Folder, readFolder } from './files.ts'

/** The catalogue that comes with the product. */
export const ownCatalogue = 'scripts/catalogue'
const maxLines = 20

interface SeedOptions {
  /** The reports are written to this folder; without a folder none are made, as a pull that follows makes them. */
  reports?: string
  /** Leaves out the documents that no database takes, instead of refusing all of them. */
  isPartial?: boolean
}

/** Options of `npm run seed`: reports are written where those of a pull are. */
export const withReports = { reports: catalogFolder } satisfies SeedOptions

/**
 * Fills a database from a folder of JSON files: afterwards the collections of the catalogue hold what the files say. Everything is checked before
 * anything is written; when writing fails all the same, the database is what it was.
 */
export async function seed(
  db: Firestore,
  folder: string,
  now: Date,
  { isPartial = false, reports }: SeedOptions = {}
): Promise<Outcome> {
  const read = readFolder(folder, now)
  if (read.kind === 'refused') return read
  list('file left alone', read.otherFiles)
  list('unreadable', read.skipped)
  const { collections, skipped } = read
  if (reports !== undefined) report(reports, read, { collections, moment: now.toISOString(), source: folder })
  if (skipped.length > 0 && !isPartial) return refused(unreadable(skipped.length, reports))
  try {
    await replaceCollections(db, collections, progress('  documents written'))
  } catch (error) {
    return refused(`The database could not be filled: ${errorMessage(error)}`)
  }
  const filled = collectionNames.filter(name => collections[name].length > 0)
  console.log(`  ${filled.map(name => `${collections[name].length} ${name}`).join(', ')}`)
  return { kind: 'done' }
}

function list(what: string, lines: string[]): void {
  for (const line of lines.slice(0, maxLines)) console.log(`  ${what}: ${line}`)
  if (lines.length > maxLines) console.log(`  and ${lines.length - maxLines} more`)
}

/** Reports the problems that editors would read after a pull, and each document that no database accepts. */
function report(folder: string, { skipped }: Folder, snapshot: Snapshot): void {
  const { problems } = decodeSnapshot(snapshot)
  console.log(formatReport(problems, countDocuments(snapshot)))
  writeFileAtomic(`${folder}/report.json`, `${JSON.stringify(problems, null, 2)}\n`)
  writeFileAtomic(`${folder}/unreadable.json`, `${JSON.stringify(skipped, null, 2)}\n`)
}

function unreadable(count: number, reports: string | undefined): string {
  const documents = count === 1 ? 'One document' : `${count} documents`
  const where = reports === undefined ? '' : ` All are named in ${reports}/unreadable.json.`
  return (
    `${documents} cannot go into a database, so nothing was written.${where}\n` +
    'Mend them, or leave them out: add --partial'
  )
}
