import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync
} from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'

import { linkTree, placeFile } from './link-tree.ts'
import { createLedger, type Entry } from './ledger.ts'
import { writeWhole } from './write-whole.ts'

/** Where the site lies: `served` is a link to one of the two trees in `folder`. */
export interface Place {
  served: string
  folder: string
}

const otherPlace = process.env.SITE_PLACE

/** In the folder of the project, unless the environment names another one. */
export const ownPlace: Place = otherPlace
  ? { folder: join(otherPlace, 'trees'), served: join(otherPlace, 'dist') }
  : { folder: '.site', served: 'dist' }

const names = ['a', 'b'] as const
type Name = (typeof names)[number]

/** A change of the site that nobody sees until it is committed. */
export interface Draft {
  write: (file: string, content: Uint8Array) => Promise<void>
  /** Gives a file that lies elsewhere on this disk a second name in the site. */
  place: (file: string, from: string) => void
  remove: (file: string) => void
  has: (file: string) => boolean
  commit: (entry: Omit<Entry, 'version'>) => void
  abandon: () => void
}

/**
 * Two complete trees that share their files, and one link that says which is served. A change is made in the other one, and then the link is
 * switched: one step, at the cost of what changed. Afterwards the tree that was served catches up.
 */
export interface Trees {
  /** What is known of the site that is served; null when there is none, or nobody knows how it came to be. */
  current: () => Entry | null
  begin: () => Draft
  /** Puts a folder that holds the whole site in the place of the one that is served. */
  install: (whole: string, entry: Omit<Entry, 'version'>) => void
}

export function openTrees({ folder, served }: Place = ownPlace): Trees {
  const ledger = createLedger(join(folder, 'ledger.jsonl'))
  const root = (name: Name) => join(folder, name)
  const mark = (name: Name) => join(folder, `${name}.version`)
  const servedName = (): Name | null => nameServed(served, folder)
  const versionOf = (name: Name): number | null => readVersion(mark(name), root(name))

  const switchTo = (name: Name) => {
    const link = join(folder, 'next')
    rmSync(link, { force: true })
    symlinkSync(relative(resolve(dirname(served)), resolve(root(name))), link)
    // A folder of before this way of keeping sites: it cannot be replaced by a link in one step, and only once.
    if (lstatSync(served, { throwIfNoEntry: false })?.isDirectory()) rmSync(served, { recursive: true })
    renameSync(link, served)
  }

  return {
    begin() {
      const active = servedName()
      const version = active && versionOf(active)
      if (active === null || version === null) throw new Error(`There is no site in ${served} to change`)
      const spare = otherThan(active)
      if (versionOf(spare) !== version) {
        rmSync(mark(spare), { force: true })
        rmSync(root(spare), { force: true, recursive: true })
        linkTree(root(active), root(spare))
      }
      rmSync(mark(spare), { force: true })
      return draftIn(root(spare), root(active), {
        abandoned: () => writeWhole(mark(spare), String(version)),
        committed: (entry, catchUp) => {
          ledger.append({ ...entry, version: version + 1 })
          writeWhole(mark(spare), String(version + 1))
          switchTo(spare)
          rmSync(mark(active), { force: true })
          catchUp()
          writeWhole(mark(active), String(version + 1))
        }
      })
    },
    current() {
      const active = servedName()
      const version = active && versionOf(active)
      return version === null ? null : ledger.at(version)
    },
    install(whole, entry) {
      const active = servedName()
      const spare = active === null ? 'a' : otherThan(active)
      const version = ledger.lastVersion() + 1
      rmSync(mark(spare), { force: true })
      rmSync(root(spare), { force: true, recursive: true })
      mkdirSync(folder, { recursive: true })
      renameSync(whole, root(spare))
      ledger.append({ ...entry, version })
      writeWhole(mark(spare), String(version))
      switchTo(spare)
      ledger.forgetBefore(version)
    }
  }
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

interface Ends {
  abandoned: () => void
  committed: (entry: Omit<Entry, 'version'>, catchUp: () => void) => void
}

function draftIn(tree: string, active: string, ends: Ends): Draft {
  const touched = new Set<string>()
  const touch = (file: string): string => {
    touched.add(file)
    const path = join(tree, file)
    mkdirSync(dirname(path), { recursive: true })
    return path
  }
  return {
    abandon() {
      for (const file of touched) takeOver(file, active, tree)
      ends.abandoned()
    },
    commit: entry =>
      ends.committed(entry, () => {
        for (const file of touched) takeOver(file, tree, active)
      }),
    has: file => existsSync(join(tree, file)),
    place(file, from) {
      replaceByLink(from, touch(file))
    },
    remove(file) {
      rmSync(touch(file), { force: true })
      removeEmpty(dirname(join(tree, file)), tree)
    },
    async write(file, content) {
      const path = touch(file)
      // Never into the file itself: the other tree has the same one.
      const draft = `${path}.new`
      await writeFile(draft, content)
      renameSync(draft, path)
    }
  }
}

/** One tree has of the file what the other one has. */
function takeOver(file: string, from: string, to: string): void {
  rmSync(`${join(to, file)}.new`, { force: true })
  if (existsSync(join(from, file))) {
    mkdirSync(dirname(join(to, file)), { recursive: true })
    replaceByLink(join(from, file), join(to, file))
  } else {
    rmSync(join(to, file), { force: true })
    removeEmpty(dirname(join(to, file)), to)
  }
}

function replaceByLink(from: string, to: string): void {
  rmSync(`${to}.new`, { force: true })
  placeFile(from, `${to}.new`)
  renameSync(`${to}.new`, to)
  // Two names of one file: renaming one onto the other does nothing, and both stay.
  rmSync(`${to}.new`, { force: true })
}

function removeEmpty(folder: string, root: string): void {
  if (folder === root || !existsSync(folder) || readdirSync(folder).length > 0) return
  rmSync(folder, { recursive: true })
  removeEmpty(dirname(folder), root)
}
