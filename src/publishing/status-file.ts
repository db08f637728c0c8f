import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

import type { Status } from './status.ts'

/** Where the last status waits for whoever asks, and for the next run. */
const statusFile = '.cache/publishing/status.json'

/** Null before the first run, or when the file cannot be read. */
export function readStatus(file = statusFile): Status | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/** Readers see the old one or the new one. */
export function writeStatus(status: Status, file = statusFile): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.tmp`, `${JSON.stringify(status, null, 2)}\n`)
  renameSync(`${file}.tmp`, file)
}
