import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { counter, type Outcome, refused } from '../console.ts'
import { type Manifest, writeManifest } from './manifest.ts'
import type { Place } from './place.ts'
import type { RawDatabase } from './raw-database.ts'

/** Writes every collection of a database, with what stands below its documents, into a place where nothing lies yet. */
export async function backup(database: RawDatabase, place: Place, moment: Date): Promise<Outcome> {
  if ((await place.names()).length > 0)
    return refused(`${place.name} holds something already. A backup wants a place of its own.`)
  const collections: Manifest['collections'] = {}
  for (const name of await database.collections()) {
    collections[name] = await writeCollection(database, place, name)
  }
  if (Object.keys(collections).length === 0)
    return refused('The database holds nothing, so there is nothing to keep.')
  await writeManifest(place, {
    collections,
    database: database.name,
    format: 1,
    moment: moment.toISOString()
  })
  return { kind: 'done' }
}

async function writeCollection(
  database: RawDatabase,
  place: Place,
  name: string
): Promise<Manifest['collections'][string]> {
  const file = `${encodeURIComponent(name)}.jsonl.gz`
  const sum = createHash('sha256')
  const shown = counter(`  ${name}`, 'documents')
  let documents = 0
  async function* lines(): AsyncGenerator<string> {
    for await (const document of database.documents(name)) {
      const line = `${JSON.stringify(document)}\n`
      documents += 1
      shown.add()
      sum.update(line)
      yield line
    }
  }
  await pipeline(lines, createGzip(), place.write(file))
  await place.finished(file)
  shown.end()
  return { documents, file, sha256: sum.digest('hex') }
}
