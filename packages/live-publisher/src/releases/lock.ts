import { lstatSync, lutimesSync, mkdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

import { withoutHarm } from './staged-release.ts'
import { isRunning, thisProgram } from './program.ts'
import type { Place } from './place.ts'

const waitMs = 50
/** Longer than a publication that renders most of a large site. */
const timeoutMs = 180_000

/** The holder of the lock gives a sign of life: from another container it cannot be seen running. */
const signMs = 5000
/** Copying a whole large tree, in which no sign is given, is quicker. */
const silenceMs = 90_000

/** One program at a time changes the site; others wait. */
export async function withLock<Value>({ folder }: Place, work: () => Value): Promise<Awaited<Value>> {
  const since = performance.now()
  const file = lockIn(folder)
  while (!takeLock(file)) {
    if (performance.now() - since > timeoutMs)
      throw new Error(`Another program changes ${folder}: ${holderOf(file)}`)
    await setTimeout(waitMs)
  }
  const signs = setInterval(() => giveSign(file), signMs)
  try {
    return await work()
  } finally {
    clearInterval(signs)
    if (holderOf(file) === thisProgram) rmSync(file, { force: true })
  }
}

export interface SiteLock {
  /** The program that changes the site now, null when none does. Whether it runs cannot be seen from another container: null then. */
  lockHolder: () => { program: string; isRunning: boolean | null } | null
  /** Takes away the lock of a program that does not run any more. */
  removeAbandonedLock: () => void
}

export function siteLock({ folder }: Place): SiteLock {
  const file = lockIn(folder)
  const holder = () => {
    const program = holderOf(file)
    return program === '' ? null : { isRunning: isRunning(program), program }
  }
  return {
    lockHolder: holder,
    removeAbandonedLock() {
      const now = holder()
      if (now?.isRunning === false) putAside(file, now.program)
    }
  }
}

function lockIn(folder: string): string {
  return join(folder, 'lock')
}

/** A link that names who holds it: it appears with its name, and needs no room on a full disk. False while a running program holds it. */
function takeLock(file: string): boolean {
  mkdirSync(join(file, '..'), { recursive: true })
  try {
    symlinkSync(thisProgram, file)
    return true
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
    const holder = holderOf(file)
    if (!(isRunning(holder) ?? isFresh(file))) putAside(file, holder)
    return false
  }
}

function giveSign(file: string): void {
  const now = new Date()
  if (holderOf(file) === thisProgram) withoutHarm(() => lutimesSync(file, now, now))
}

function isFresh(file: string): boolean {
  const given = lstatSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
  // A clock that was put back must not keep the lock of a program that ended.
  return Math.abs(Date.now() - given) < silenceMs
}

/** Its holder may have lost it to another program before it was put aside: that one keeps it. */
function putAside(file: string, holder: string): void {
  const aside = `${file}.${thisProgram}`
  try {
    renameSync(file, aside)
    const found = holderOf(aside)
    if (found !== holder) symlinkSync(found, file)
  } catch (error) {
    if (!['EEXIST', 'ENOENT'].includes(codeOf(error))) throw error
  } finally {
    rmSync(aside, { force: true })
  }
}

function holderOf(file: string): string {
  try {
    return readlinkSync(file)
  } catch {
    return ''
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
