import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Place } from '../../src/releases/place.ts'
import { openReleases } from '../../src/releases/releases.ts'

import { filesAt } from './changing-site.ts'

/** Puts a version of the changing site into its place, made in a folder beside it. */
export function installVersion(place: Place, root: string, version: number): void {
  for (const [file, content] of filesAt(version)) {
    mkdirSync(join(root, 'draft', file, '..'), { recursive: true })
    writeFileSync(join(root, 'draft', file), content)
  }
  openReleases(place).install(join(root, 'draft'), { code: 'code', documents: {}, keys: filesAt(version) })
}

/** The version that all served files are of, or the files where they do not belong together. */
export function versionServed({ served }: Place): number | string[] {
  const files = filesIn(served)
  const versions = new Set(files.values())
  const version = Number([...versions][0]?.replace('version ', ''))
  const isWhole = versions.size === 1 && files.size === filesAt(version).size
  return isWhole ? version : [...files].map(pair => pair.join(': '))
}

function filesIn(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(each => each.isFile())
  const paths = entries.map(each => join(each.parentPath, each.name)).toSorted()
  return new Map(paths.map(path => [path.slice(folder.length + 1), readFileSync(path, 'utf8')]))
}
