import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { collectionNames, documentCollections, type Snapshot } from '#contract/reading/snapshot.ts'

type Collections = Snapshot['collections']

/** A folder of JSON files as it is: what counts from the day of seeding still does. */
export function readCatalogue(folder: string): Collections {
  const files = collectionNames.map((name): [string, unknown] => {
    const documents: unknown = JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8'))
    return [name, documents]
  })
  return documentCollections.parse(Object.fromEntries(files))
}

/** Writes what `npm run seed -- --from` reads. */
export function writeCatalogue(folder: string, collections: Collections): void {
  mkdirSync(folder, { recursive: true })
  for (const name of collectionNames) {
    writeFileSync(`${folder}/${name}.json`, JSON.stringify(collections[name], null, 1))
  }
}
