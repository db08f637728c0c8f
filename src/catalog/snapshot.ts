import { readFileSync } from 'node:fs'

import { type Snapshot, snapshotSchema } from '#contract/snapshot.ts'

/** What `npm run pull` wrote, below the folder in which the commands run. */
const snapshotFile = '.catalog/snapshot.json'

/** Throws when there is none: the build asks for it before it begins. */
export function readSnapshot(): Snapshot {
  return snapshotSchema.parse(JSON.parse(readFileSync(snapshotFile, 'utf8')))
}
