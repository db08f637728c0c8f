import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { snapshotFile } from '#catalog/snapshot.ts'
import { photographs, settings } from '#settings.ts'
import { writeWhole } from '../write-whole.ts'

const file = '.cache/built'
const sources = [
  photographs.folder.slice(1),
  'src',
  'public',
  'astro.config.mjs',
  'package-lock.json',
  'package.json',
  'tsconfig.json'
]
const site = 'dist/index.html'

/** A sum of everything that the finished site depends on: what the editors wrote, the day it is, and our code. */
export function stampOf(): string {
  const sum = createHash('sha256')
  const { collections, moment } = JSON.parse(readFileSync(snapshotFile, 'utf8'))
  sum.update(JSON.stringify(collections)).update(dayOf(moment))
  for (const path of sources.flatMap(filesIn)) sum.update(path).update(readFileSync(path))
  return sum.digest('hex')
}

export function isBuilt(stamp: string): boolean {
  return existsSync(site) && existsSync(file) && readFileSync(file, 'utf8') === stamp
}

export function setBuilt(stamp: string): void {
  writeWhole(file, stamp)
}

export function unsetBuilt(): void {
  rmSync(file, { force: true })
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
