import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'

import type { Entry } from '../rendering/astro-internals.ts'

/** Content that a page has read: whole collections by their names, and entries as `collection/id`. */
export interface Reads {
  entries: Map<string, { collection: string; id: string }>
  lists: Set<string>
}

export interface TrackedContent {
  /** Modules of a bundle read this in place of the entries that Astro bundles. */
  collections: Map<string, ReadonlyMap<string, Entry>>
  /** Collects what some work reads. */
  collect: <Value>(reads: Reads, work: () => Promise<Value>) => Promise<Value>
  /** A print of what these reads give now. */
  printOf: (reads: Reads) => string
  /** True once something was read outside of a page, such as by a module while it was loaded. */
  hasStrayReads: () => boolean
}

export type EntriesOf = (collection: string) => ReadonlyMap<string, Entry>

export function noReads(): Reads {
  return { entries: new Map(), lists: new Set() }
}

/** `entriesOf` gives the same map as long as nothing in it is another one. */
export function trackContent(names: readonly string[], entriesOf: EntriesOf): TrackedContent {
  const scope = new AsyncLocalStorage<Reads>()
  let isStray = false
  const record = (take: (reads: Reads) => void) => {
    const reads = scope.getStore()
    if (reads === undefined) isStray = true
    else take(reads)
  }
  const collections = new Map(
    names.map(name => [name, new TrackedCollection(name, entriesOf, record)] as const)
  )
  const listPrints = new WeakMap<ReadonlyMap<string, Entry>, string>()
  const printOfList = (name: string): string => {
    const entries = entriesOf(name)
    const known = listPrints.get(entries)
    if (known !== undefined) return known
    const hash = createHash('sha1')
    for (const [id, entry] of entries) hash.update(`${id}\0${printOfEntry(entry)}\0`)
    const print = hash.digest('base64')
    listPrints.set(entries, print)
    return print
  }
  return {
    collect: (reads, work) => scope.run(reads, work),
    collections,
    hasStrayReads: () => isStray,
    printOf: ({ entries, lists }) =>
      [
        ...[...lists].map(name => `${name}=${printOfList(name)}`),
        ...[...entries].map(([name, { collection, id }]) => {
          const entry = entriesOf(collection).get(id)
          return `${name}=${entry === undefined ? '' : printOfEntry(entry)}`
        })
      ]
        .toSorted()
        .join(' ')
  }
}

const entryPrints = new WeakMap<Entry, string>()

/** Entries are replaced, never changed. */
function printOfEntry(entry: Entry): string {
  const known = entryPrints.get(entry)
  if (known !== undefined) return known
  const print = hashOf(printOf(entry))
  entryPrints.set(entry, print)
  return print
}

export function hashOf(text: string): string {
  return createHash('sha1').update(text).digest('base64')
}

/** A print of plain data. Of an entry with a digest, which stands for its text, the text itself is left out. */
export function printOf(value: unknown): string {
  return JSON.stringify(value, plain)
}

function isEntry(value: unknown): value is object {
  return typeof value === 'object' && value !== null && 'id' in value && 'digest' in value && 'data' in value
}

function plain(_key: string, value: unknown): unknown {
  if (typeof value === 'function') return `function ${value.name}`
  if (typeof value === 'bigint') return `${value}n`
  if (value instanceof Map || value instanceof Set) return [...value]
  return isEntry(value) ? { ...value, body: null, rendered: null } : value
}

/** The entries of a collection as they are at the time of each question. */
class TrackedCollection extends Map<string, Entry> {
  readonly #entries: () => ReadonlyMap<string, Entry>
  readonly #name: string
  readonly #record: (take: (reads: Reads) => void) => void

  constructor(name: string, entriesOf: EntriesOf, record: (take: (reads: Reads) => void) => void) {
    super()
    this.#entries = () => entriesOf(name)
    this.#name = name
    this.#record = record
  }

  #all(): ReadonlyMap<string, Entry> {
    this.#record(({ lists }) => lists.add(this.#name))
    return this.#entries()
  }

  #one(id: string): ReadonlyMap<string, Entry> {
    const collection = this.#name
    this.#record(({ entries }) => entries.set(`${collection}/${id}`, { collection, id }))
    return this.#entries()
  }

  override get size(): number {
    return this.#all().size
  }

  override get(id: string): Entry | undefined {
    return this.#one(id).get(id)
  }

  override has(id: string): boolean {
    return this.#one(id).has(id)
  }

  override entries(): MapIterator<[string, Entry]> {
    return this.#all().entries()
  }

  override keys(): MapIterator<string> {
    return this.#all().keys()
  }

  override values(): MapIterator<Entry> {
    return this.#all().values()
  }

  override [Symbol.iterator](): MapIterator<[string, Entry]> {
    return this.entries()
  }

  override forEach(visit: (entry: Entry, id: string, all: Map<string, Entry>) => void): void {
    for (const [id, entry] of this.#all()) visit(entry, id, this)
  }
}
