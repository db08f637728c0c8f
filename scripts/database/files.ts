import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type CollectionName,
  collectionNames,
  emptyCollections,
  type RawDocument
} from '#contract/reading/snapshot.ts'
import { type Refusal, refused } from '../console.ts'
import { settings } from '#settings.ts'

const longestId = 1500
const longestKey = 1500
const heaviestDocument = 1_048_576
const deepest = 20

/** Why a database would refuse these fields, with the place of the first fault; null when it takes them. */
function fieldsProblem(fields: Record<string, unknown>): string | null {
  const problem = valueProblem(fields, [])
  if (problem !== null) return problem
  const weight = Buffer.byteLength(JSON.stringify(fields))
  return weight > heaviestDocument
    ? `${weight} bytes, where a database takes ${heaviestDocument} at most`
    : null
}

/** True for a valid document id of Firestore. */
export function isDocumentId(id: unknown): id is string {
  if (typeof id !== 'string' || id === '' || Buffer.byteLength(id) > longestId || !id.isWellFormed())
    return false
  return !id.includes('/') && id !== '.' && id !== '..' && !isReserved(id)
}

/** The local database keeps documents in objects, which have names like `constructor` already. */
function fitsLocalDatabase(id: string): boolean {
  return !(id in {})
}

function valueProblem(value: unknown, path: string[]): string | null {
  if (typeof value === 'string')
    return value.isWellFormed() ? null : at(path, 'half a character (a lone surrogate)')
  if (typeof value !== 'object' || value === null) return null
  if (path.length >= deepest) return at(path.slice(0, 2), `groups in groups, more than ${deepest} deep`)
  for (const [key, item] of Object.entries(value)) {
    const problem =
      keyProblem(key, path) ?? listProblem(value, item, path) ?? valueProblem(item, [...path, key])
    if (problem !== null) return problem
  }
  return null
}

function keyProblem(key: string, path: string[]): string | null {
  if (key === '') return at(path, 'a field without a name')
  if (!key.isWellFormed()) return at(path, 'a name of a field with half a character (a lone surrogate)')
  if (isReserved(key)) return at(path, `the name ${key}, which the database keeps for itself`)
  return Buffer.byteLength(key) > longestKey ? at(path, 'a name of a field that is too long') : null
}

function listProblem(list: object, item: unknown, path: string[]): string | null {
  return Array.isArray(list) && Array.isArray(item)
    ? at(path, 'a list directly in a list, which a database does not take')
    : null
}

function isReserved(name: string): boolean {
  return /^__.*__$/s.test(name)
}

function at(path: string[], problem: string): string {
  return path.length === 0 ? problem : `${path.join('.')}: ${problem}`
}

const dayMs = 86_400_000
const pattern = /^hoy([+-]\d{1,4})?(?: (\d{2}):(\d{2}))?$/

/** The value with each `hoy+12 21:30` or `hoy-40` in it replaced by a moment, counted from `now` in the time of the shop. */
export function onSeedingDay(value: unknown, now: Date): unknown {
  if (typeof value === 'string') return momentOf(value, now)
  if (Array.isArray(value)) return value.map(item => onSeedingDay(item, now))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, onSeedingDay(item, now)]))
}

function momentOf(text: string, now: Date): string {
  const match = pattern.exec(text)
  if (match === null) return text
  const [, days = '0', hours = '00', minutes = '00'] = match
  const today = Math.floor((now.getTime() + offsetAt(now.getTime())) / dayMs) * dayMs
  const wall = today + Number(days) * dayMs + (Number(hours) * 60 + Number(minutes)) * 60_000
  return inLocalTime(instantOf(wall))
}

/** The instant at which clocks show `wall`. Of an hour that comes twice the first; one that is skipped is moved on by an hour. */
function instantOf(wall: number): number {
  const before = wall - offsetAt(wall - dayMs)
  const after = wall - offsetAt(wall + dayMs)
  return before + offsetAt(before) !== wall && after + offsetAt(after) === wall ? after : before
}

const parts = new Intl.DateTimeFormat('en-GB', { timeZone: settings.timeZone, timeZoneName: 'longOffset' })

/** How far clocks are ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number): number {
  const name = parts.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  const [, sign, hours = 0, minutes = 0] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}

function inLocalTime(instant: number): string {
  const offset = offsetAt(instant)
  const minutes = Math.abs(offset) / 60_000
  const clock = [Math.floor(minutes / 60), minutes % 60].map(number => String(number).padStart(2, '0'))
  return `${new Date(instant + offset).toISOString().slice(0, 19)}${offset < 0 ? '-' : '+'}${clock.join(':')}`
}

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
