import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'

import { type KeyChanges, keyChanges, type Keys, takeChanges } from '../publishing/keys.ts'
import { writeFileAtomic } from './write-file-atomic.ts'

/** Records the content and keys of a version of the site. */
export interface Entry {
  version: number
  /** The print of the code that made it: other code makes other bytes of the same content. */
  code: string
  /** How many documents each collection had. */
  documents: Readonly<Record<string, number>>
  /** Every page and file that is made of the catalogue. */
  keys: Keys
}

/** A version by what it changes of the one before. */
export interface Step extends Omit<Entry, 'keys'> {
  changes: KeyChanges
}

/** Remembers what each version was made of, so that a new start renders nothing that stands already. */
export interface Manifest {
  /** Goes on from the version before, whose keys become those of this one. Throws when those are not known. */
  append: (step: Step) => void
  /** A version that follows no other one. */
  begin: (entry: Entry) => void
  /** Null when it is not recorded how the site was made. */
  at: (version: number) => Entry | null
  lastVersion: () => number
  forgetBefore: (version: number) => void
  /** Forgets older versions when there are many. A version that is served must not be forgotten. */
  shorten: (version: number) => void
}

/** A line holds what changed since the version before. One that is `whole` starts anew. */
const writtenLine = z.object({
  code: z.string(),
  documents: z.record(z.string(), z.number()),
  isWhole: z.boolean(),
  keys: keyChanges,
  version: z.int()
})

type Line = z.infer<typeof writtenLine>

/** So that a file of some megabytes is not read for thousands of edits. */
const maxLines = 500

export function createManifest(file: string): Manifest {
  let lines = readLines(file)
  let last: Entry | null = null

  const at = (version: number): Entry | null => {
    if (last?.version === version) return last
    const upTo = lines.filter(line => line.version <= version)
    const start = upTo.findLastIndex(({ isWhole }) => isWhole)
    const newest = upTo.at(-1)
    if (start < 0 || newest?.version !== version) return null
    const { code, documents } = newest
    last = { code, documents, keys: replay(upTo.slice(start)), version }
    return last
  }
  const write = (line: Line) => {
    mkdirSync(dirname(file), { recursive: true })
    // On a line of its own, whatever an interrupted program left behind.
    appendFileSync(file, `\n${JSON.stringify(line)}`)
    lines = [...lines.filter(({ version }) => version !== line.version), line].toSorted(byVersion)
  }
  const forgetBefore = (version: number) => {
    const entry = at(version)
    if (entry === null) return
    lines = [wholeLine(entry)]
    writeFileAtomic(file, lines.map(line => JSON.stringify(line)).join('\n'))
  }
  return {
    append({ changes, ...step }) {
      const before = at(step.version - 1)
      if (before === null) throw new Error(`Nobody knows what version ${step.version - 1} was made of`)
      write({ ...step, isWhole: false, keys: changes })
      last = { ...step, keys: takeChanges(before.keys, changes) }
    },
    at,
    begin(entry) {
      write(wholeLine(entry))
      last = entry
    },
    forgetBefore,
    lastVersion: () => lines.at(-1)?.version ?? 0,
    shorten: version => {
      if (lines.length > maxLines) forgetBefore(version)
    }
  }
}

/** A line that an interrupted program did not finish belongs to no version that was served. */
function readLines(file: string): Line[] {
  if (!existsSync(file)) return []
  const byVersion = new Map<number, Line>()
  for (const text of readFileSync(file, 'utf8').split('\n')) {
    const line = parse(text)
    if (line) byVersion.set(line.version, line)
  }
  return [...byVersion.values()].toSorted((one, other) => one.version - other.version)
}

function byVersion(one: Line, other: Line): number {
  return one.version - other.version
}

function parse(text: string): Line | null {
  try {
    return writtenLine.parse(JSON.parse(text))
  } catch {
    return null
  }
}

function replay(lines: Line[]): Keys {
  const keys: Keys = new Map()
  for (const line of lines) takeChanges(keys, line.keys)
  return keys
}

function wholeLine(entry: Entry): Line {
  return { ...entry, isWhole: true, keys: Object.fromEntries(entry.keys) }
}
