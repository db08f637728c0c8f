import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  type CollectionName,
  type RawDocument,
  collectionNames,
  emptyCollections
} from '#contract/reading/snapshot.ts'
import { type Refusal, refused } from '../console.ts'
import { onSeedingDay } from './seeding-day.ts'
import { fieldsProblem, isDocumentId, fitsLocalDatabase } from './writable.ts'

/** Documents of a folder by collection, with a line for each document and file that cannot go into a database. */
export interface Folder {
  kind: 'read'
  collections: Record<CollectionName, RawDocument[]>
  otherFiles: string[]
  skipped: string[]
}

/** Reads a folder of JSON files, one per collection; moments that count from today are counted from `now`. */
export function readFolder(folder: string, now: Date): Folder | Refusal {
  if (!existsSync(folder)) return refused(`There is no folder ${folder}.`)
  const files = readdirSync(folder).filter(name => name.endsWith('.json'))
  const known = collectionNames.filter(name => files.includes(`${name}.json`))
  if (known.length === 0) return refused(`${folder} holds none of ${collectionNames.join('.json, ')}.json.`)
  const collections = emptyCollections()
  const otherFiles = files.filter(isUnknown).map(file => `${file}: no collection of that name`)
  const skipped: string[] = []
  for (const name of known) {
    const list = readList(join(folder, `${name}.json`), name)
    if (!Array.isArray(list)) return list
    const checked = checkDocuments(name, list)
    collections[name] = checked.documents.map(document => ({
      ...asObject(onSeedingDay(document, now)),
      id: document.id
    }))
    skipped.push(...checked.skipped)
  }
  return { collections, kind: 'read', otherFiles, skipped }
}

function isUnknown(file: string): boolean {
  return !collectionNames.some(name => file === `${name}.json`)
}

function readList(file: string, name: string): unknown[] | Refusal {
  try {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return (
      listIn(content, name) ??
      refused(`${file}: expected a list of documents, or an object with the list "${name}".`)
    )
  } catch (error) {
    return refused(`${file} cannot be read as JSON: ${String(error)}`)
  }
}

function listIn(content: unknown, name: string): unknown[] | null {
  if (Array.isArray(content)) return content
  const list = asObject(content)[name]
  return Array.isArray(list) ? list : null
}

function checkDocuments(
  name: CollectionName,
  list: unknown[]
): { documents: RawDocument[]; skipped: string[] } {
  const documents = new Map<string, RawDocument>()
  const skipped: string[] = []
  for (const [index, entry] of list.entries()) {
    const { id, ...fields } = asObject(entry)
    const key = name === 'comentarios' ? `${String(fields.experiencia)}/${String(id)}` : String(id)
    const problem = documents.has(key) ? 'the same id once more' : problemOf(name, id, fields)
    if (typeof id === 'string' && problem === null) documents.set(key, { ...fields, id })
    else
      skipped.push(
        `${name} ${typeof id === 'string' ? JSON.stringify(id) : `at place ${index + 1}`}: ${problem ?? ''}`
      )
  }
  return { documents: [...documents.values()], skipped }
}

function problemOf(name: CollectionName, id: unknown, fields: Record<string, unknown>): string | null {
  if (!isDocumentId(id)) return 'not an id that a database takes'
  if (!fitsLocalDatabase(id)) return 'an id that the local database keeps for itself'
  const { experiencia, ...own } = fields
  if (name !== 'comentarios') return fieldsProblem(fields)
  const isPlaced = isDocumentId(experiencia) && fitsLocalDatabase(experiencia)
  return isPlaced ? fieldsProblem(own) : 'no experience to stand below'
}

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}
