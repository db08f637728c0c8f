import { createHash } from 'node:crypto'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { z } from 'zod'
import { errorMessage } from '#publishing/error-message.ts'
import { type Outcome, progress, refused } from '../console.ts'
import { batchesOf } from './batches.ts'
import { type Manifest, readManifest } from './manifest.ts'
import type { Place } from './place.ts'
import type { RawDatabase, Stored } from './raw-database.ts'
import { fieldsToRaw } from './values.ts'

const line = z.strictObject({
  fields: z.record(z.string(), z.record(z.string(), z.unknown())),
  path: z.string().regex(/^[^/]+\/[^/]+(\/[^/]+\/[^/]+)*$/)
})

export interface RestoreOptions {
  /** Only these collections; all of the backup without. */
  only?: readonly string[] | undefined
  /** Goes into a collection that holds something: afterwards it is what the backup says. */
  isReplacing?: boolean
}

/** Puts a backup into a database. Everything is read and checked before anything is written; afterwards the database is read again and compared. */
export async function restore(
  database: RawDatabase,
  place: Place,
  { isReplacing = false, only }: RestoreOptions = {}
): Promise<Outcome> {
  const manifest = await readManifest(place)
  if (manifest.kind === 'refused') return manifest
  const names = only ?? Object.keys(manifest.collections)
  const unknown = names.filter(name => !Object.hasOwn(manifest.collections, name))
  if (unknown.length > 0)
    return refused(`The backup of ${manifest.moment} has no collection ${unknown.join(', ')}.`)
  try {
    for (const name of names) await check(place, manifest, name)
  } catch (error) {
    return refused(`${errorMessage(error)}. Nothing was written.`)
  }
  const present = await database.collections()
  const inUse = names.filter(name => present.includes(name))
  if (inUse.length > 0 && !isReplacing)
    return refused(
      `The database holds ${inUse.join(', ')} already. To make them what the backup of ${manifest.moment} says: add --replace`
    )
  for (const name of names) {
    const problem = await restoreCollection(database, place, manifest, name)
    if (problem !== null) return refused(`${name}: ${problem}`)
  }
  return { kind: 'done' }
}

/** Throws with what is wrong with a file: its sum, a line, a type. */
async function check(place: Place, manifest: Manifest, name: string): Promise<void> {
  const known = manifest.collections[name]
  const sum = createHash('sha256')
  let documents = 0
  for await (const document of documentsIn(place, manifest, name, text => sum.update(`${text}\n`))) {
    fieldsToRaw(document.fields, 'projects/p/databases/d/documents')
    if (document.path.split('/')[0] !== name)
      throw new Error(`${name} holds ${document.path}, which is of another collection`)
    documents += 1
  }
  if (sum.digest('hex') !== known?.sha256 || documents !== known.documents)
    throw new Error(`${known?.file ?? name} is not what was written: its sum is another one`)
}

/** Null, or what is different from the backup when all is done. */
async function restoreCollection(
  database: RawDatabase,
  place: Place,
  manifest: Manifest,
  name: string
): Promise<string | null> {
  const wanted = new Map<string, string>()
  const total = manifest.collections[name]?.documents ?? 0
  const report = progress(`  ${name}: documents written`)
  for await (const batch of batchesOf(documentsIn(place, manifest, name))) {
    await database.write(batch)
    for (const document of batch) wanted.set(document.path, printOf(document))
    report(wanted.size, total)
  }
  const surplus: string[] = []
  for await (const { path } of database.documents(name)) if (!wanted.has(path)) surplus.push(path)
  for await (const batch of batchesOf(surplus)) await database.remove(batch)
  for await (const document of database.documents(name)) {
    if (wanted.get(document.path) !== printOf(document)) return `${document.path} came back as something else`
    wanted.delete(document.path)
  }
  const [lost] = wanted.keys()
  if (lost !== undefined) return `${lost} did not arrive`
  console.log(`  ${name}: ${total} documents, compared and equal`)
  return null
}

function printOf({ fields }: Stored): string {
  return createHash('sha256').update(JSON.stringify(fields)).digest('base64')
}

async function* documentsIn(
  place: Place,
  manifest: Manifest,
  name: string,
  hear: (line: string) => void = () => {}
): AsyncGenerator<Stored> {
  const { file = '' } = manifest.collections[name] ?? {}
  const packed = place.read(file)
  const unpacked = createGunzip()
  packed.on('error', error => unpacked.destroy(error)).pipe(unpacked)
  let number = 0
  try {
    for await (const text of createInterface({ crlfDelay: Infinity, input: unpacked })) {
      number += 1
      hear(text)
      yield line.parse(JSON.parse(text))
    }
  } catch (error) {
    throw new Error(`${file}, after ${number} lines: ${errorMessage(error)}`, { cause: error })
  }
}
