import type { Firestore } from 'firebase-admin/firestore'
import { catalogFolder, writeSnapshot } from '#catalog/model/snapshot.ts'
import type { AddressBook } from '#contract/addresses/addresses.ts'
import { decodeSnapshot } from '#contract/reading/decode-snapshot.ts'
import { countDocuments, formatReport } from '#contract/problems/problem.ts'
import type { Snapshot } from '#contract/reading/snapshot.ts'
import type { WeatherReport } from '#domain/forecast/report.ts'
import { type Outcome, refused } from '../console.ts'
import { writeFileAtomic } from '#publishing/files/write-file-atomic.ts'
import { openAddresses } from '../addresses/store.ts'
import { weatherHere } from '../weather/stored-weather.ts'
import { readCollections } from './documents.ts'

interface PullOptions {
  /** Who owns which address of the site. */
  addresses?: AddressBook
  folder?: string
  /** The weather; null where it is not configured. */
  weather?: WeatherReport | null
}

/** As the commands do it: with the addresses of the site that is published from here. */
export async function pullHere(db: Firestore, source: string): Promise<Outcome> {
  const addresses = await openAddresses(process.env, db).read()
  return pull(db, source, new Date(), { addresses, weather: weatherHere(process.env) })
}

/** Copies the catalogue out of a database, checks it, and tells the editors what does not fit. */
export async function pull(
  db: Firestore,
  source: string,
  now: Date,
  { addresses, folder = catalogFolder, weather = null }: PullOptions = {}
): Promise<Outcome> {
  const collections = await readCollections(db)
  if (collections.experiencias.length === 0) {
    return refused(
      `${source} holds no experiences, so there is nothing to build.\n` +
        `Fill it first (npm run seed), or name another one. The last snapshot is untouched.`
    )
  }
  const snapshot: Snapshot = {
    ...(addresses && { addresses }),
    collections,
    moment: now.toISOString(),
    source,
    ...(weather && { weather })
  }
  const { problems } = decodeSnapshot(snapshot)
  writeSnapshot(snapshot, folder)
  writeFileAtomic(`${folder}/report.json`, `${JSON.stringify(problems, null, 2)}\n`)
  console.log(formatReport(problems, countDocuments(snapshot)))
  return { kind: 'done' }
}
