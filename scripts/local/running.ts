import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Where a running `npm start` says what it started, so that other commands on this machine find it. */
const file = '.cache/local.json'

export interface Running {
  pid: number
  /** `host:port` of the database. */
  database: string
  site: string
}

/** Says what runs here, unless another one that still runs has said so before. */
export function announce(running: Running): void {
  if (whatRuns() !== null) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(running, null, 2))
}

/** Takes the announcement back, when it is still ours. */
export function withdraw(): void {
  if (whatRuns()?.pid === process.pid) rmSync(file, { force: true })
}

/** What runs now; null after a start that ended without a word. */
export function whatRuns(): Running | null {
  try {
    const { pid, database, site }: Partial<Running> = JSON.parse(readFileSync(file, 'utf8'))
    if (pid === undefined || database === undefined || site === undefined) return null
    return process.kill(pid, 0) ? { database, pid, site } : null
  } catch {
    return null
  }
}
