import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'

import { type KeyChanges, keyChanges, type Keys, takeChanges } from '../publishing/keys.ts'
import type { Entry } from './manifest.ts'
import { linkTree, placeFile } from './link-tree.ts'
import { writeFileAtomic } from './write-file-atomic.ts'

/** So many releases can be gone back to; three at least when all of them were whole builds. */
export const maxKept = 20
/** A whole build shares no file with the one before. */
const maxWhole = 3

const keptRelease = z.object({
  code: z.string(),
  documents: z.record(z.string(), z.number()),
  /** Files that the next release changed, added or removed; null: the whole release lies here. */
  files: z.array(z.string()).nullable(),
  /** When it was replaced, ISO 8601. */
  moment: z.string(),
  next: z.int(),
  version: z.int()
})

/** A release that was served before, and what leads from the next one back to it. */
export type KeptRelease = z.infer<typeof keptRelease>

/** Data from which the tree of an earlier release is restored. */
interface Found extends Omit<Entry, 'version'> {
  /** A whole tree, and what is different from it: null for a file that is not there. */
  base: string
  files: ReadonlyMap<string, string | null>
}

export interface KeptReleases {
  /** `tree`: where the old release still is as it was. */
  keepChanged: (release: WayBack & { files: string[]; next: number }, tree: string) => void
  /** Takes the tree of the old release away. */
  keepWhole: (old: Entry, next: number, tree: string) => void
  /** Releases before a version, the newest first. */
  before: (version: number) => KeptRelease[]
}

/** An old release, and what brings the keys of the next one back to its own. */
interface WayBack extends Omit<Entry, 'keys'> {
  keys: KeyChanges
}

/** Read before the manifest takes the changes over. */
export function wayBack(before: Entry | null, changes: KeyChanges): WayBack | null {
  if (before === null) return null
  const keys = Object.keys(changes).map(file => [file, before.keys.get(file) ?? null] as const)
  return { ...before, keys: Object.fromEntries(keys) }
}

/** Keeps what is needed to go back: of an edit the files that it changed, of a build the whole tree. */
export function openKeptReleases(folder: string, most = maxKept): KeptReleases {
  const place = (version: number) => join(folder, String(version))
  const before = (version: number) => chainFrom(version, recordsIn(folder))
  const keep = (release: Omit<KeptRelease, 'moment'>, keys: KeyChanges, fill: (files: string) => void) => {
    if (most === 0) return
    const own = place(release.version)
    rmSync(own, { force: true, recursive: true })
    mkdirSync(own, { recursive: true })
    fill(join(own, 'files'))
    writeFileAtomic(join(own, 'keys.json'), JSON.stringify(keys))
    // Last: what has no record did not come to its end.
    writeFileAtomic(recordFile(own), JSON.stringify({ ...release, moment: new Date().toISOString() }))
    forget(folder, before(release.next).slice(0, most))
  }
  return {
    before,
    keepChanged: ({ keys, ...release }, tree) =>
      keep(release, keys, files => {
        for (const file of release.files) {
          if (!existsSync(join(tree, file))) continue
          mkdirSync(dirname(join(files, file)), { recursive: true })
          placeFile(join(tree, file), join(files, file))
        }
      }),
    keepWhole: ({ keys, ...release }, next, tree) =>
      keep({ ...release, files: null, next }, Object.fromEntries(keys), files => renameSync(tree, files))
  }
}

/** Makes the tree of a kept release in `draft`. Null when nothing leads back to it. */
export function restoreRelease(
  folder: string,
  current: Entry & { tree: string },
  version: number,
  draft: string
): Omit<Entry, 'version'> | null {
  const found = find(folder, current, version)
  if (found === null) return null
  rmSync(draft, { force: true, recursive: true })
  linkTree(found.base, draft)
  for (const [file, from] of found.files) {
    const path = join(draft, file)
    rmSync(path, { force: true })
    if (from === null) continue
    mkdirSync(dirname(path), { recursive: true })
    placeFile(from, path)
  }
  const { code, documents, keys } = found
  return { code, documents, keys }
}

function find(folder: string, current: Entry & { tree: string }, version: number): Found | null {
  const way = chainFrom(current.version, recordsIn(folder))
  const end = way.findIndex(each => each.version === version)
  let base = current.tree
  let keys: Keys = new Map(current.keys)
  const files = new Map<string, string | null>()
  for (const { files: changed, version: own } of way.slice(0, end + 1)) {
    const lie = join(folder, String(own), 'files')
    const changes = readKeys(join(folder, String(own), 'keys.json'))
    if (changed === null) {
      base = lie
      keys = new Map()
      files.clear()
    }
    for (const file of changed ?? []) files.set(file, existsSync(join(lie, file)) ? join(lie, file) : null)
    takeChanges(keys, changes)
  }
  const last = way[end]
  return last === undefined ? null : { base, code: last.code, documents: last.documents, files, keys }
}

function chainFrom(version: number, records: KeptRelease[]): KeptRelease[] {
  const chain: KeptRelease[] = []
  let whole = 0
  let from = version
  for (;;) {
    const next = records.find(each => each.next === from && each.version < from)
    if (next?.files === null) whole += 1
    if (next === undefined || whole > maxWhole) return chain
    chain.push(next)
    from = next.version
  }
}

function forget(folder: string, kept: KeptRelease[]): void {
  const names = new Set(kept.map(({ version }) => String(version)))
  for (const name of readdirSync(folder))
    if (!names.has(name)) rmSync(join(folder, name), { force: true, recursive: true })
}

function recordsIn(folder: string): KeptRelease[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder).flatMap(name => {
    try {
      return [keptRelease.parse(JSON.parse(readFileSync(recordFile(join(folder, name)), 'utf8')))]
    } catch {
      // A record that was cut off, or written by another program, is ignored.
      return []
    }
  })
}

function readKeys(file: string): KeyChanges {
  return keyChanges.parse(JSON.parse(readFileSync(file, 'utf8')))
}

function recordFile(folder: string): string {
  return join(folder, 'release.json')
}
