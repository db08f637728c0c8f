import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { writeFileAtomic } from './write-file-atomic.ts'

/**
 * Knows which versions of a site have reached the disk. What was written a moment ago is in the memory of the machine alone: one that loses its power may come
 * back with files that have their names and not their content.
 */
export interface Durability {
  /** Before anything of a version is served: from now on an end of this run of the machine puts in doubt what was not flushed. */
  begin: () => void
  /** A site that has nothing to do with the ones before it: their numbers say nothing about it. */
  beginAnew: () => void
  /** Brings a version to the disk. It is not waited for, and goes on when this program ends. */
  flush: (version: number) => void
  /** Says whether a version is as it was written: the machine has run without a break since, or the version was flushed. */
  isTrusted: (version: number) => boolean
}

const flushAndSay = 'sync -f "$0" && : > "$1"'
const prefix = 'flushed-'

export function createDurability(folder: string, run = runOfMachine()): Durability {
  const runFile = join(folder, 'run')
  const flushed = (version: number) => join(folder, `${prefix}${version}`)
  let isBusy = false
  let waiting: number | null = null

  const begin = () => {
    if (readText(runFile) !== run) writeFileAtomic(runFile, run)
  }
  const flush = (version: number): void => {
    waiting = version
    if (isBusy) return
    isBusy = true
    // Starting a program takes a moment of this one: what was published is told first.
    setImmediate(flushWaiting)
  }
  const flushWaiting = () => {
    const version = waiting
    waiting = null
    isBusy = version !== null
    if (version === null) return
    const child = spawn('sh', ['-c', flushAndSay, folder, flushed(version)], {
      detached: true,
      stdio: 'ignore'
    })
    // Where there is no such program the versions stay in doubt, which is what they are.
    child.once('error', () => {})
    child.once('exit', code => {
      if (code === 0) forgetBefore(version)
      flushWaiting()
    })
    child.unref()
  }
  const forgetBefore = (version: number) => {
    for (const name of marksIn(folder))
      if (Number(name.slice(prefix.length)) < version) rmSync(join(folder, name), { force: true })
  }
  return {
    begin,
    beginAnew() {
      begin()
      forgetBefore(Infinity)
    },
    flush,
    isTrusted: version => readText(runFile) === run || existsSync(flushed(version))
  }
}

function marksIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).filter(name => name.startsWith(prefix)) : []
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

/** Another one each time the machine starts. Where the system does not say it, every run is taken for the same. */
function runOfMachine(): string {
  return readText('/proc/sys/kernel/random/boot_id')?.trim() ?? 'unknown'
}
