import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

import { placeFile } from './link-tree.ts'
import type { Place } from './place.ts'
import { writeFileAtomic } from './write-file-atomic.ts'

/** How long a page that was open when the code changed still finds its scripts. */
const keptDays = 7
const dayMs = 86_400_000
const assets = '_astro'

/** Since when a file is no part of the site any more. */
const left = z.record(z.string(), z.string())

/**
 * Puts the scripts and styles of the sites before this one beside those of a new one. Their names tell their content: an open page asks for what it
 * was made with.
 */
export function keepOldAssets({ folder, served }: Place, draft: string, now: Date): void {
  const old = join(served, assets)
  if (!existsSync(old)) return
  const file = join(folder, 'old-assets.json')
  const before = existsSync(file) ? left.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
  const current = new Set(namesIn(join(draft, assets)))
  const kept = namesIn(old)
    .filter(name => !current.has(name))
    .map(name => ({ name, since: before[name] ?? now.toISOString() }))
    .filter(({ since }) => now.getTime() - Date.parse(since) < keptDays * dayMs)
  mkdirSync(join(draft, assets), { recursive: true })
  for (const { name } of kept) placeFile(join(old, name), join(draft, assets, name))
  writeFileAtomic(file, JSON.stringify(Object.fromEntries(kept.map(({ name, since }) => [name, since]))))
}

function namesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(folder.length + 1))
}
