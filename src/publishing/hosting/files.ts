import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { z } from 'zod'

import { writeFileAtomic } from '#publishing/files/write-file-atomic.ts'

import { runLimited } from './run-limited.ts'

const compress = promisify(gzip)
const parallelFiles = 8

/** The files of a site by their path (`/en/agenda.html`), each with the hash by which Hosting knows it: SHA-256 of its compressed bytes. */
export type SiteFiles = ReadonlyMap<string, string>

const knownFile = z.object({
  /** When the file was written and how long it is: as long as both stay, so does its content. */
  mtimeMs: z.number(),
  size: z.number(),
  /** SHA-256 of its bytes. */
  content: z.string(),
  hash: z.string()
})

type Known = z.infer<typeof knownFile>

const knownFiles = z.array(z.tuple([z.string(), knownFile]))

/** The bytes that Hosting wants of a file. */
export async function packed(folder: string, path: string): Promise<{ bytes: Buffer; hash: string }> {
  const bytes = await compress(await readFile(join(folder, path)), { level: 9 })
  return { bytes, hash: sha256(bytes) }
}

/**
 * Hashes every file of a folder. What has not been written since the last time is not read again, and what has the same bytes as
 * something before is not compressed again: compressing 16,000 pages takes most of a minute.
 */
export async function hashFiles(folder: string, cacheFile: string): Promise<SiteFiles> {
  const before = readCache(cacheFile)
  const byContent = new Map([...before.values()].map(({ content, hash }) => [content, hash]))
  const known = new Map<string, Known>()
  await runLimited(pathsIn(folder), parallelFiles, async path => {
    const { mtimeMs, size } = statSync(join(folder, path))
    const old = before.get(path)
    if (old?.mtimeMs === mtimeMs && old.size === size) {
      known.set(path, old)
      return
    }
    const content = sha256(await readFile(join(folder, path)))
    const hash = byContent.get(content) ?? (await packed(folder, path)).hash
    byContent.set(content, hash)
    known.set(path, { content, hash, mtimeMs, size })
  })
  writeCache(cacheFile, known)
  return new Map(
    [...known].map(([path, { hash }]) => [path, hash] as const).sort(([a], [b]) => (a < b ? -1 : 1))
  )
}

/** Files whose name begins with a dot are not served, `.well-known` apart. */
export function isServed(path: string): boolean {
  return !/\/\.(?!well-known\/)/.test(path)
}

/** The files of a site by the hashes that Hosting wants. */
export async function hashPaths(folder: string, paths: Iterable<string>): Promise<SiteFiles> {
  const files = new Map<string, string>()
  await runLimited(paths, parallelFiles, async path => {
    files.set(path, (await packed(folder, path)).hash)
  })
  return files
}

function pathsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => `/${relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/')}`)
    .filter(isServed)
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** An unreadable cache is made again. */
function readCache(file: string): Map<string, Known> {
  try {
    return new Map(knownFiles.parse(JSON.parse(readFileSync(file, 'utf8'))))
  } catch {
    return new Map()
  }
}

function writeCache(file: string, known: ReadonlyMap<string, Known>): void {
  writeFileAtomic(file, JSON.stringify([...known]))
}
