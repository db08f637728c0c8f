import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  renameSync,
  symlinkSync
} from 'node:fs'
import { dirname, join, resolve, relative } from 'node:path'
import { type BuildFolder, ownBuildFolder } from './build-folder.ts'
import { type KeptRelease, openKeptReleases, restoreRelease, wayBack } from './kept-releases.ts'
import { type StagedRelease, stageRelease, withoutHarm } from './staged-release.ts'
import { createDurability } from './durability.ts'
import { linkTree, moveTree } from './link-tree.ts'
import { type SiteLock, siteLock, withLock } from './lock.ts'
import { type Entry, createManifest, type Manifest } from './manifest.ts'
import { keepOldAssets } from './old-assets.ts'
import type { Place } from './place.ts'
import { writeFileAtomic } from './write-file-atomic.ts'

const names = ['a', 'b'] as const
type Name = (typeof names)[number]

/**
 * Two complete releases that share their files, and one link that says which is served. A change is made in the other one, and then the link is
 * switched: one step, at the cost of what changed. Afterwards the tree that was served catches up.
 */
export interface Releases extends BuildFolder, SiteLock {
  /** Record of the site that is served; null without a site, or without a record. */
  current: () => Entry | null
  begin: () => StagedRelease
  /** Brings the other tree to what is served, which takes seconds once: so the first change does not wait for it. */
  prepare: () => void
  /** Puts a folder that holds the whole site in the place of the one that is served. */
  install: (whole: string, entry: Omit<Entry, 'version'>) => void
  /** Replaces a site that visitors have open: one program at a time, and the scripts and styles of earlier sites stay for a week. */
  replace: (whole: string, entry: Omit<Entry, 'version'>, now?: Date) => Promise<void>
  /** Sets the link again where it is gone and a whole tree is there. Whether it did. */
  restoreLink: () => Promise<boolean>
  /** Releases to which one can go back, the newest first. */
  kept: () => KeptRelease[]
  /** Goes back to a kept release, as a version of its own, so it can be undone. False when nothing leads back to it. */
  rollBack: (version: number) => Promise<boolean>
  /** Work during which no other program changes the site. */
  exclusive: <Value>(work: () => Value) => Promise<Awaited<Value>>
}

export function openReleases(place: Place): Releases {
  const parts = partsOf(place)
  const { broughtUp, durability, kept, manifest, mark, standing } = parts
  const current = () => {
    const now = standing()
    return now !== null && durability.isTrusted(now.version) ? manifest.at(now.version) : null
  }
  const install: Releases['install'] = (whole, entry) => installIn(place, parts, whole, entry)
  return {
    ...ownBuildFolder(place.work),
    ...siteLock(place),
    begin: () => beginIn(place, parts),
    current,
    exclusive: work => withLock(place, work),
    install,
    kept: () => kept.before(current()?.version ?? 0),
    prepare() {
      const now = standing()
      if (now !== null) writeFileAtomic(mark(broughtUp(now)), String(now.version))
    },
    replace: (whole, entry, now = new Date()) =>
      withLock(place, () => {
        keepOldAssets(place, whole, now)
        install(whole, entry)
      }),
    restoreLink: async () => {
      const isThere = () => lstatSync(place.served, { throwIfNoEntry: false }) !== undefined
      if (isThere()) return false
      return withLock(place, () => {
        const newest = parts.newestWhole()
        if (newest === null || isThere()) return false
        parts.switchTo(newest)
        return true
      })
    },
    rollBack: version =>
      withLock(place, () => {
        const now = current()
        const draft = join(place.folder, 'rolling-back')
        const entry = now && restoreRelease(keptIn(place), { ...now, tree: place.served }, version, draft)
        if (entry !== null) install(draft, entry)
        return entry !== null
      })
  }
}

type Parts = ReturnType<typeof partsOf>

function partsOf(place: Place) {
  const { folder, served } = place
  const pair = pairIn(place)
  return {
    ...pair,
    durability: createDurability(folder),
    kept: openKeptReleases(keptIn(place), place.kept),
    manifest: createSharedManifest(join(folder, 'manifest.jsonl')),
    switchTo: (name: Name) => switchLink(served, pair.root(name))
  }
}

function beginIn(
  { served }: Place,
  { broughtUp, durability, kept, manifest, mark, root, standing, switchTo }: Parts
): StagedRelease {
  const now = standing()
  if (now === null) throw new Error(`There is no site in ${served} to change`)
  const { active, version } = now
  const spare = broughtUp(now)
  rmSync(mark(spare), { force: true })
  return stageRelease(root(spare), root(active), {
    abandoned: () => writeFileAtomic(mark(spare), String(version)),
    committed: (step, touched, catchUp) => {
      const next = version + 1
      const back = wayBack(manifest.at(version), step.changes)
      manifest.append({ ...step, version: next })
      durability.begin()
      writeFileAtomic(mark(spare), String(next))
      switchTo(spare)
      withoutHarm(() => {
        rmSync(mark(active), { force: true })
        if (back !== null)
          withoutHarm(() => kept.keepChanged({ ...back, files: [...touched], next }, root(active)))
        catchUp()
        writeFileAtomic(mark(active), String(next))
        manifest.shorten(next)
      })
      durability.flush(next)
    }
  })
}

function installIn(
  place: Place,
  { durability, kept, manifest, mark, root, servedName, standing, switchTo }: Parts,
  whole: string,
  entry: Omit<Entry, 'version'>
): void {
  const before = standing()
  const old = before && manifest.at(before.version)
  const active = servedName()
  const spare = active === null ? 'a' : otherThan(active)
  const version = manifest.lastVersion() + 1
  rmSync(mark(spare), { force: true })
  rmSync(root(spare), { force: true, recursive: true })
  mkdirSync(place.folder, { recursive: true })
  moveTree(whole, root(spare))
  manifest.begin({ ...entry, version })
  durability.beginAnew()
  writeFileAtomic(mark(spare), String(version))
  switchTo(spare)
  withoutHarm(() => manifest.forgetBefore(version))
  withoutHarm(() => {
    if (before === null || old === null || place.kept === 0) return
    rmSync(mark(before.active), { force: true })
    kept.keepWhole(old, version, root(before.active))
  })
  durability.flush(version)
}

/** Earlier releases are kept in this folder. */
const keptIn = ({ folder }: Place) => join(folder, 'kept')

/** Names the tree that is served and says what it holds. */
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
    rmSync(root(spare), { force: true, recursive: true })
    linkTree(root(active), root(spare))
    return spare
  }
  const newestWhole = (): Name | null => {
    const whole = names.filter(name => versionOf(name) !== null)
    return whole.toSorted((one, other) => (versionOf(other) ?? 0) - (versionOf(one) ?? 0))[0] ?? null
  }
  return { broughtUp, mark, newestWhole, root, servedName, standing }
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

/** The manifest of a site that other programs change too: what they wrote down is read before it is asked. */
function createSharedManifest(file: string): Manifest {
  let manifest = createManifest(file)
  let known = stateOf(file)
  const upToDate = (): Manifest => {
    const state = stateOf(file)
    if (state !== known) {
      manifest = createManifest(file)
      known = state
    }
    return manifest
  }
  const write = (work: (manifest: Manifest) => void): void => {
    work(upToDate())
    known = stateOf(file)
  }
  return {
    append: step => write(own => own.append(step)),
    at: version => upToDate().at(version),
    begin: entry => write(own => own.begin(entry)),
    forgetBefore: version => write(own => own.forgetBefore(version)),
    lastVersion: () => upToDate().lastVersion(),
    shorten: version => write(own => own.shorten(version))
  }
}

/** Another one after each write: the file grows, or is replaced. */
function stateOf(file: string): string | null {
  const found = statSync(file, { throwIfNoEntry: false })
  return found === undefined ? null : `${found.ino} ${found.size} ${found.mtimeMs}`
}

/** One step: a request gets the one tree or the other. The new link is made beside the old one: the trees may lie on another disk. */
function switchLink(served: string, tree: string): void {
  const draft = `${served}.next`
  rmSync(draft, { force: true })
  symlinkSync(relative(resolve(dirname(served)), resolve(tree)), draft)
  // A folder of before this way of keeping sites: it cannot be replaced by a link in one step, and only once.
  if (lstatSync(served, { throwIfNoEntry: false })?.isDirectory()) rmSync(served, { recursive: true })
  renameSync(draft, served)
}
