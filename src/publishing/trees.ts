import { existsSync, lstatSync, mkdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

import { type Draft, draftIn, withoutHarm } from './draft.ts'
import { createFlushing } from './flushing.ts'
import { linkTree, moveTree } from './link-tree.ts'
import { mostKept, openKeptReleases, wayBack } from './kept-releases.ts'
import type { Entry } from './ledger.ts'
import { createSharedLedger } from './shared-ledger.ts'
import { switchLink } from './switch-link.ts'
import { writeWhole } from './write-whole.ts'

/** Where the site lies: `served` is a link to one of the two trees in `folder`. */
export interface Place {
  served: string
  folder: string
  /** How many releases of before can be gone back to. */
  kept?: number
}

/** In the folder of the project, unless the environment names another one. */
export function ownPlace(): Place {
  const other = process.env.SITE_PLACE
  // The disk of a container is memory, and Hosting keeps what it released.
  const kept = process.env.K_SERVICE ? 0 : mostKept
  return other
    ? { folder: join(other, 'trees'), kept, served: join(other, 'dist') }
    : { folder: '.site', kept, served: 'dist' }
}

const names = ['a', 'b'] as const
type Name = (typeof names)[number]

/**
 * Two complete trees that share their files, and one link that says which is served. A change is made in the other one, and then the link is
 * switched: one step, at the cost of what changed. Afterwards the tree that was served catches up.
 */
export interface Trees {
  /** What is known of the site that is served; null when there is none, or nobody knows how it came to be. */
  current: () => Entry | null
  begin: () => Draft
  /** Brings the other tree to what is served, which takes seconds once: so the first change does not wait for it. */
  prepare: () => void
  /** Puts a folder that holds the whole site in the place of the one that is served. */
  install: (whole: string, entry: Omit<Entry, 'version'>) => void
}

export function openTrees(place = ownPlace()): Trees {
  const parts = partsOf(place)
  const { broughtUp, flushing, ledger, mark, standing } = parts
  return {
    begin: () => beginIn(place, parts),
    current() {
      const now = standing()
      return now !== null && flushing.isTrusted(now.version) ? ledger.at(now.version) : null
    },
    prepare() {
      const now = standing()
      if (now !== null) writeWhole(mark(broughtUp(now)), String(now.version))
    },
    install: (whole, entry) => installIn(place, parts, whole, entry)
  }
}

type Parts = ReturnType<typeof partsOf>

function partsOf(place: Place) {
  const { folder, served } = place
  const pair = pairIn(place)
  return {
    ...pair,
    flushing: createFlushing(folder),
    ledger: createSharedLedger(join(folder, 'ledger.jsonl')),
    releases: openKeptReleases(keptIn(place), place.kept),
    switchTo: (name: Name) => switchLink(served, pair.root(name))
  }
}

function beginIn(
  { served }: Place,
  { broughtUp, flushing, ledger, mark, releases, root, standing, switchTo }: Parts
): Draft {
  const now = standing()
  if (now === null) throw new Error(`There is no site in ${served} to change`)
  const { active, version } = now
  const spare = broughtUp(now)
  rmSync(mark(spare), { force: true })
  return draftIn(root(spare), root(active), {
    abandoned: () => writeWhole(mark(spare), String(version)),
    committed: (step, touched, catchUp) => {
      const next = version + 1
      const back = wayBack(ledger.at(version), step.changes)
      ledger.append({ ...step, version: next })
      flushing.begin()
      writeWhole(mark(spare), String(next))
      switchTo(spare)
      withoutHarm(() => {
        rmSync(mark(active), { force: true })
        if (back !== null)
          withoutHarm(() => releases.keepChanged({ ...back, files: [...touched], next }, root(active)))
        catchUp()
        writeWhole(mark(active), String(next))
        ledger.shorten(next)
      })
      flushing.flush(next)
    }
  })
}

function installIn(
  { folder, kept }: Place,
  { flushing, ledger, mark, releases, root, servedName, standing, switchTo }: Parts,
  whole: string,
  entry: Omit<Entry, 'version'>
): void {
  const before = standing()
  const old = before && ledger.at(before.version)
  const active = servedName()
  const spare = active === null ? 'a' : otherThan(active)
  const version = ledger.lastVersion() + 1
  rmSync(mark(spare), { force: true })
  rmSync(root(spare), { force: true, recursive: true })
  mkdirSync(folder, { recursive: true })
  moveTree(whole, root(spare))
  ledger.begin({ ...entry, version })
  flushing.beginAnew()
  writeWhole(mark(spare), String(version))
  switchTo(spare)
  withoutHarm(() => ledger.forgetBefore(version))
  withoutHarm(() => {
    if (before === null || old === null || kept === 0) return
    rmSync(mark(before.active), { force: true })
    releases.keepWhole(old, version, root(before.active))
  })
  flushing.flush(version)
}

/** Where releases of before are kept. */
export function keptIn({ folder }: Place): string {
  return join(folder, 'kept')
}

/** Which tree is served, and what it holds. */
interface Standing {
  active: Name
  version: number
}

/** The two trees on the disk. A tree without its mark is not whole. */
function pairIn({ folder, served }: Place) {
  const root = (name: Name) => join(folder, name)
  const mark = (name: Name) => join(folder, `${name}.version`)
  const servedName = () => nameServed(served, folder)
  const versionOf = (name: Name) => readVersion(mark(name), root(name))
  const standing = (): Standing | null => {
    const active = servedName()
    const version = active && versionOf(active)
    return active === null || version === null ? null : { active, version }
  }
  /** Makes the other tree what the served one is, and names it. */
  const broughtUp = ({ active, version }: Standing): Name => {
    const spare = otherThan(active)
    if (versionOf(spare) === version) return spare
    rmSync(mark(spare), { force: true })
    replaceTree(root(spare), root(active))
    return spare
  }
  return { broughtUp, mark, root, servedName, standing }
}

function replaceTree(tree: string, by: string): void {
  rmSync(tree, { force: true, recursive: true })
  linkTree(by, tree)
}

function otherThan(name: Name): Name {
  return name === 'a' ? 'b' : 'a'
}

function nameServed(served: string, folder: string): Name | null {
  if (!lstatSync(served, { throwIfNoEntry: false })?.isSymbolicLink()) return null
  const target = resolve(dirname(served), readlinkSync(served))
  return names.find(name => target === resolve(folder, name)) ?? null
}

function readVersion(mark: string, root: string): number | null {
  if (!existsSync(mark) || !existsSync(root)) return null
  const version = Number(readFileSync(mark, 'utf8'))
  return Number.isInteger(version) && version > 0 ? version : null
}
