import { existsSync, mkdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { placeFile } from './link-tree.ts'
import type { Step } from './manifest.ts'

/** A change of the site that is invisible until it is committed. */
export interface StagedRelease {
  write: (file: string, content: Uint8Array) => Promise<void>
  /** Gives a file that lies elsewhere on this disk a second name in the site. */
  place: (file: string, from: string) => void
  remove: (file: string) => void
  has: (file: string) => boolean
  commit: (step: Omit<Step, 'version'>) => void
  abandon: () => void
}

/** Ways in which a staged tree ends. */
interface Ends {
  abandoned: () => void
  committed: (step: Omit<Step, 'version'>, touched: ReadonlySet<string>, catchUp: () => void) => void
}

/** A change of `tree`, which is like `active`, the one that is served. */
export function stageRelease(tree: string, active: string, ends: Ends): StagedRelease {
  const touched = new Set<string>()
  const made = new Set<string>()
  const touch = (file: string): string => {
    touched.add(file)
    const path = join(tree, file)
    const folder = dirname(path)
    if (!made.has(folder)) mkdirSync(folder, { recursive: true })
    made.add(folder)
    return path
  }
  return {
    abandon: () =>
      withoutHarm(() => {
        for (const file of touched) takeOver(file, active, tree)
        ends.abandoned()
      }),
    commit: step =>
      ends.committed(step, touched, () => {
        for (const file of touched) takeOver(file, tree, active)
      }),
    has: file => existsSync(join(tree, file)),
    place(file, from) {
      replaceByLink(from, touch(file))
    },
    remove(file) {
      rmSync(touch(file), { force: true })
      removeEmpty(dirname(join(tree, file)), tree)
      made.clear()
    },
    async write(file, content) {
      const path = touch(file)
      // Never into the file itself: the other tree has the same one.
      rmSync(path, { force: true })
      writeFileSync(path, content, { flag: 'wx' })
    }
  }
}

/** Ignores a failure such as a full disk: a tree without its mark is made again by the next change. */
export function withoutHarm(work: () => void): void {
  try {
    work()
  } catch {}
}

/** One tree has of the file what the other one has. */
function takeOver(file: string, from: string, to: string): void {
  if (existsSync(join(from, file))) {
    mkdirSync(dirname(join(to, file)), { recursive: true })
    replaceByLink(join(from, file), join(to, file))
  } else {
    rmSync(join(to, file), { force: true })
    removeEmpty(dirname(join(to, file)), to)
  }
}

/** A tree is not read while it changes. Renaming one file onto another would make the disk take it in at once, which is asked for when all is done. */
function replaceByLink(from: string, to: string): void {
  rmSync(to, { force: true })
  placeFile(from, to)
}

/**
 * The system removes no folder that has something in it: to look into one with thousands of files takes milliseconds. Where it may not remove one, an empty
 * folder stays, which does no harm.
 */
function removeEmpty(folder: string, root: string): void {
  if (folder === root) return
  try {
    rmdirSync(folder)
  } catch {
    return
  }
  removeEmpty(dirname(folder), root)
}
