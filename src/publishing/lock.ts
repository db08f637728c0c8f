import { mkdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

import { isRunning, thisProgram } from './program.ts'
import type { Place } from './trees.ts'

const waitMs = 50
const patienceMs = 60_000

/** One program at a time changes the site; others wait. */
export async function withLock<Value>({ folder }: Place, work: () => Value): Promise<Awaited<Value>> {
  const since = performance.now()
  let release = takeLock(join(folder, 'lock'))
  while (release === null) {
    if (performance.now() - since > patienceMs) throw new Error(`Another program changes ${folder}`)
    await setTimeout(waitMs)
    release = takeLock(join(folder, 'lock'))
  }
  try {
    return await work()
  } finally {
    release()
  }
}

/** A link that names who holds it: it appears with its name, and needs no room on a full disk. Null while somebody who runs holds it. */
function takeLock(file: string): (() => void) | null {
  mkdirSync(join(file, '..'), { recursive: true })
  try {
    symlinkSync(thisProgram, file)
    return () => rmSync(file, { force: true })
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
    const holder = holderOf(file)
    if (!isRunning(holder)) putAside(file, holder)
    return null
  }
}

/** Whoever held it before it was put aside may have lost it to somebody else meanwhile, who keeps it. */
function putAside(file: string, holder: string): void {
  const aside = `${file}.${process.pid}`
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
