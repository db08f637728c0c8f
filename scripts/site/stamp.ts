import { createHash, type Hash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readSnapshot } from '#catalog/model/snapshot.ts'
import { photographs, settings } from '#settings.ts'
import { pageVariables } from '#domain/site/environment-names.ts'
import { sitePlace, siteReleases } from '#publishing/site-place.ts'
import { writeFileAtomic } from '#publishing/files/write-file-atomic.ts'

const file = '.cache/built'
const sources = [
  'src',
  'packages/live-publisher/src',
  'packages/posters/art',
  'packages/posters/src',
  'public',
  'scripts/site/faces/rare-letters.ts',
  'scripts/site/worker.ts',
  'astro.config.mjs',
  'package-lock.json',
  'package.json',
  'tools/light-scripts.mjs',
  'tools/own-modules.mjs',
  'tools/react-islands.mjs',
  'tools/script-groups.mjs',
  'tools/studio-contract.mjs',
  'tsconfig.json'
]

/** A sum of everything that the finished site depends on: what the editors wrote, the day it is, their photographs, and our code. */
export function stampOf(): string {
  const sum = createHash('sha256').update(codeStamp())
  const { addresses = null, collections, moment, weather = null } = readSnapshot()
  sum.update(JSON.stringify([addresses, weather])).update(dayOf(moment))
  for (const [name, documents] of Object.entries(collections)) {
    sum.update(name)
    for (const document of documents) sum.update(JSON.stringify(document))
  }
  addFiles(sum, filesIn(photographs.folder.slice(1)))
  return sum.digest('hex')
}

/** A sum of our code and of the environment it is built for. The folder it lies in belongs to it: Astro numbers its islands by their whole paths. */
export function codeStamp(): string {
  const sum = createHash('sha256')
    .update(process.cwd())
    .update(JSON.stringify(pageVariables.map(name => process.env[name] ?? '')))
  addFiles(sum, sources.flatMap(filesIn))
  return sum.digest('hex')
}

function addFiles(sum: Hash, files: string[]): void {
  for (const path of files) sum.update(path).update(readFileSync(path))
}

/** Says whether the site is what the stamp says, in the place where it is served now, and no publication has changed it since. */
export function isBuilt(stamp: string): boolean {
  return existsSync(file) && readFileSync(file, 'utf8') === contentOf(stamp)
}

export function setBuilt(stamp: string): void {
  writeFileAtomic(file, contentOf(stamp))
}

function contentOf(stamp: string): string {
  return [stamp, siteReleases().current()?.version ?? 'none', sitePlace().served].join(' ')
}

function dayOf(moment: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: settings.timeZone }).format(new Date(moment))
}

function filesIn(path: string): string[] {
  if (!existsSync(path)) return []
  try {
    return readdirSync(path)
      .sort()
      .flatMap(name => filesIn(join(path, name)))
  } catch {
    return [path]
  }
}
