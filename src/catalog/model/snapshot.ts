import { readFileSync } from 'node:fs'

import { type Snapshot, snapshotSchema } from '#contract/reading/snapshot.ts'

/** Where `npm run pull` writes, below the folder in which the commands run, unless the environment names another folder. */
export const catalogFolder = process.env.CATALOG_FOLDER || '.catalog'

export const snapshotFile = `${catalogFolder}/snapshot.json`

/** Throws when there is none: the build asks for it before it begins. */
export function readSnapshot(): Snapshot {
  try {
    return snapshotSchema.parse(JSON.parse(readFileSync(snapshotFile, 'utf8')))
  } catch (error) {
    throw new Error(`${snapshotFile} cannot be read. Make it anew: npm run pull`, { cause: error })
  }
}
