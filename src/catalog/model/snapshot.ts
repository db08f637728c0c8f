import { type Snapshot, snapshotHead } from '#contract/reading/snapshot.ts'
import { areStored, readDocuments, writeDocuments } from './stored-documents.ts'

/** Where `npm run pull` writes, below the folder in which the commands run, unless the environment names another folder. */
export const catalogFolder = process.env.CATALOG_FOLDER || '.catalog'

export function snapshotIn(folder: string): string {
  return `${folder}/snapshot`
}

export function hasSnapshot(folder = catalogFolder): boolean {
  return areStored(snapshotIn(folder))
}

/** Throws when there is none: the build asks for it before it begins. */
export function readSnapshot(folder = catalogFolder): Snapshot {
  try {
    const { collections, head } = readDocuments(snapshotIn(folder))
    return { ...snapshotHead.parse(head), collections }
  } catch (error) {
    throw new Error(`${snapshotIn(folder)} cannot be read. Make it anew: npm run pull`, { cause: error })
  }
}

export function writeSnapshot({ collections, ...head }: Snapshot, folder = catalogFolder): void {
  writeDocuments(snapshotIn(folder), collections, head)
}
