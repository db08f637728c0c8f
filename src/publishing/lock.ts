import { mkdirSync, readFileSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

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
    symlinkSync(programOf(process.pid), file)
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

function isRunning(holder: string): boolean {
  const pid = Number(holder.split(' ')[0])
  return pid > 0 && isThere(pid) && programOf(pid) === holder
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/** Its number and, where the system says it, when it started: a machine or a container that starts again gives the same numbers to others. */
function programOf(pid: number): string {
  try {
    const state = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return `${pid} ${state.slice(state.lastIndexOf(')')).split(' ')[20]}`
  } catch {
    return String(pid)
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
