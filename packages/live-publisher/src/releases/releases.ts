import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync
} from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

import { ownBuildFolder } from './build-folder.ts'
import { type StagedRelease, stageRelease, withoutHarm } from './staged-release.ts'
import { createDurability } from './durability.ts'
import { linkTree, moveTree } from './link-tree.ts'
import { withLock } from './lock.ts'
import type { Entry } from './manifest.ts'
import { keepOldAssets } from './old-assets.ts'
import type { Place } from './place.ts'
import { createSharedManifest } from './shared-manifest.ts'
import { writeFileAtomic } from './write-file-atomic.ts'

const names = ['a', 'b'] as const
type Name = (typeof names)[number]

/**
 * Two complete releases that share their files, and one link that says which is served. A change is made in the other one, and then the link is
 * switched: one step, at the cost of what changed. Afterwards the tree that was served catches up.
 */
export interface Releases {
  /** Where this program has Astro make files, before they are put into a release. */
  buildFolder: string
  /** Takes away what killed programs have left in such folders: some hundred megabytes each. */
  removeOrphans: () => void
  /** What is known of the site that is served; null when there is none, or nobody knows how it came to be. */
  current: () => Entry | null
  begin: () => StagedRelease
  /** Brings the other tree to what is served, which takes seconds once: so the first change does not wait for it. */
  prepare: () => void
  /** Puts a folder that holds the whole site in the place of the one that is served. */
  install: (whole: string, entry: Omit<Entry, 'version'>) => void
  /** The same for a site that visitors have open: one program at a time, and the scripts and styles of the sites before it stay for a week. */
  replace: (whole: string, entry: Omit<Entry, 'version'>, now?: Date) => Promise<void>
  /** Work during which no other program changes the site. */
  exclusive: <Value>(work: () => Value) => Promise<Awaited<Value>>
}

export function openReleases(place: Place): Releases {
  const pair = openPair(place)
  return {
    ...ownBuildFolder(place.work),
    ...pair,
    exclusive: work => withLock(place, work),
    replace: (whole, entry, now = new Date()) =>
      withLock(place, () => {
        keepOldAssets(place, whole, now)
        pair.install(whole, entry)
      })
  }
}

type Pair = Pick<Releases, 'begin' | 'current' | 'install' | 'prepare'>

function openPair(place: Place): Pair {
  const { folder, served } = place
  const manifest = createSharedManifest(join(folder, 'manifest.jsonl'))
  const durability = createDurability(folder)
  const { broughtUp, mark, root, servedName, standing } = pairIn(place)
  const switchTo = (name: Name) => switchLink(served, root(name))

  const install: Pair['install'] = (whole, entry) => {
    const active = servedName()
    const spare = active === null ? 'a' : otherThan(active)
    const version = manifest.lastVersion() + 1
    rmSync(mark(spare), { force: true })
    rmSync(root(spare), { force: true, recursive: true })
    mkdirSync(folder, { recursive: true })
    moveTree(whole, root(spare))
    manifest.begin({ ...entry, version })
    durability.beginAnew()
    writeFileAtomic(mark(spare), String(version))
    switchTo(spare)
    withoutHarm(() => manifest.forgetBefore(version))
    durability.flush(version)
  }
  return {
    begin() {
      const now = standing()
      if (now === null) throw new Error(`There is no site in ${served} to change`)
      const { active, version } = now
      const spare = broughtUp(now)
      rmSync(mark(spare), { force: true })
      return stageRelease(root(spare), root(active), {
        abandoned: () => writeFileAtomic(mark(spare), String(version)),
        committed: (step, catchUp) => {
          const next = version + 1
          manifest.append({ ...step, version: next })
          durability.begin()
          writeFileAtomic(mark(spare), String(next))
          switchTo(spare)
          withoutHarm(() => {
            rmSync(mark(active), { force: true })
            catchUp()
            writeFileAtomic(mark(active), String(next))
            manifest.shorten(next)
          })
          durability.flush(next)
        }
      })
    },
    current() {
      const now = standing()
      return now !== null && durability.isTrusted(now.version) ? manifest.at(now.version) : null
    },
    prepare() {
      const now = standing()
      if (now !== null) writeFileAtomic(mark(broughtUp(now)), String(now.version))
    },
    install
  }
}

/** Which tree is served, and what it holds. */
interface Standing {
  active: Name
  version: number
}

/** The two releases on the disk. A tree without its mark is not whole. */
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

/** One step: a request gets the one tree or the other. The new link is made beside the old one: the releases may lie on another disk. */
function switchLink(served: string, tree: string): void {
  const draft = `${served}.next`
  rmSync(draft, { force: true })
  symlinkSync(relative(resolve(dirname(served)), resolve(tree)), draft)
  // A folder of before this way of keeping sites: it cannot be replaced by a link in one step, and only once.
  if (lstatSync(served, { throwIfNoEntry: false })?.isDirectory()) rmSync(served, { recursive: true })
  renameSync(draft, served)
}
