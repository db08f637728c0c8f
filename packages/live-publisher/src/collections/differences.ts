import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

import type { Changes } from '../publishing/outcome.ts'

/** The files that are different in two folders. */
export function differencesBetween(before: string, now: string): Changes {
  const [old, all] = [filesIn(before), filesIn(now)]
  return {
    added: [...all].filter(file => !old.has(file)).toSorted(),
    changed: [...all]
      .filter(
        file => old.has(file) && !readFileSync(join(before, file)).equals(readFileSync(join(now, file)))
      )
      .toSorted(),
    removed: [...old].filter(file => !all.has(file)).toSorted()
  }
}

function filesIn(folder: string): Set<string> {
  if (!existsSync(folder)) return new Set()
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return new Set(
    entries.filter(entry => entry.isFile()).map(entry => relative(folder, join(entry.parentPath, entry.name)))
  )
}
