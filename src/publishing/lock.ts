import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

/** A file that says who holds it; null while somebody who is alive does. */
function takeLock(file: string): (() => void) | null {
  mkdirSync(join(file, '..'), { recursive: true })
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return () => rmSync(file, { force: true })
  } catch {
    if (isHeld(file)) return null
    rmSync(file, { force: true })
    return takeLock(file)
  }
}

function isHeld(file: string): boolean {
  try {
    const pid = Number(readFileSync(file, 'utf8'))
    return pid > 0 && process.kill(pid, 0)
  } catch {
    return false
  }
}
