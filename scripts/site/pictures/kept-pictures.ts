import { copyFileSync, linkSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename, dirname, join } from 'node:path'
import type { ExtraFiles, Shown } from 'live-publisher'
import { writeFileAtomic } from '#publishing/files/write-file-atomic.ts'
import type { Catalog } from '#catalog/model/catalog.ts'
import { memoizeWeak } from '#domain/data/memoize.ts'

/** How long the cache keeps a picture that no page names any more: a change may be undone. */
const keptDays = 30
const millisecondsPerDay = 24 * 60 * 60 * 1000

/** A picture that pages name. Its address tells what is on it: with something else on it, it is another file. */
export interface Picture {
  address: string
  draw: () => Promise<Buffer>
}

/** Pictures that are made in one manner, each once: the file of each is kept below the print of that manner. */
export interface PictureKind {
  /** The files of all manners are kept in this folder. */
  cache: string
  /** Their folder in a site, below its root. */
  folder: string
  /** All that the pages of a catalogue name, in lists: one is the same object while all in it are. */
  lists: (catalog: Catalog) => Picture[][]
  /** A print of how they come to be. */
  print: string
}

/** A word for what a picture shows: its name tells the rest. */
const pictureData = 'picture'

export const shownIn = memoizeWeak((pictures: Picture[]) => pictures.map(shownAs))

const shownAs = memoizeWeak((picture: Picture): Shown => ({
  data: pictureData,
  files: [{ language: null, path: fileOf(picture) }]
}))

function fileOf({ address }: Picture): string {
  return address.slice(1)
}

/** Pictures of some kinds for a program that publishes again and again: it makes what is new, and leaves the rest alone. */
export function picturesFor(kinds: readonly PictureKind[]): ExtraFiles<Catalog> {
  for (const kind of kinds) mkdirSync(keptIn(kind), { recursive: true })
  return {
    data: pictureData,
    make: async (catalog, files) => {
      const made = await Promise.all(kinds.map(kind => makeOf(kind, catalog, files)))
      return new Map(made.flat())
    },
    shown: function* (catalog) {
      for (const { lists } of kinds) yield* lists(catalog).map(shownIn)
    }
  }
}

async function makeOf(
  kind: PictureKind,
  catalog: Catalog,
  files: readonly string[]
): Promise<[file: string, path: string][]> {
  const own = files.filter(file => dirname(file) === kind.folder.slice(1))
  if (own.length === 0) return []
  const asked = new Set(own)
  const kept = keptIn(kind)
  await drawMissing(
    kind
      .lists(catalog)
      .flat()
      .filter(picture => asked.has(fileOf(picture))),
    kept
  )
  return own.map(file => [file, join(kept, basename(file))])
}

interface Placing {
  /** Selects the pictures that are to be in the site. */
  choose?: (pictures: Picture[]) => Picture[]
  report?: ((done: number, total: number) => void) | undefined
  signal?: AbortSignal | undefined
}

interface Placed {
  bytes: number
  drawn: number
  removed: number
  pictures: Picture[]
}

/** Puts the pictures of a kind that a catalogue names into a site, and removes those that are no longer named. */
export async function placePictures(
  kind: PictureKind,
  catalog: Catalog,
  site: string,
  { choose = all => all, report, signal }: Placing = {}
): Promise<Placed> {
  const folder = join(site, kind.folder)
  const kept = keptIn(kind)
  mkdirSync(kept, { recursive: true })
  const pictures = choose(kind.lists(catalog).flat())
  const named = new Set(pictures.map(({ address }) => basename(address)))
  const drawn = await drawMissing(pictures, kept, report, signal)
  if (named.size > 0) mkdirSync(folder, { recursive: true })
  const removed = sweep(folder, named)
  const here = new Set(namesIn(folder))
  for (const name of named) if (!here.has(name)) placeFile(join(kept, name), join(folder, name))
  forgetOthers(kind.cache, kept)
  forget(kept, named)
  const bytes = [...named].reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
  return { bytes, drawn, pictures, removed }
}

function keptIn({ cache, print }: PictureKind): string {
  return join(cache, print)
}

/** As many at once as there are processors: the drawing itself runs outside of this thread. */
async function drawMissing(
  pictures: readonly Picture[],
  cache: string,
  report?: Placing['report'],
  signal?: AbortSignal
): Promise<number> {
  const missing = pictures.filter(({ address }) => !isThere(join(cache, basename(address))))
  const queue = missing.values()
  let done = 0
  const work = async () => {
    for (const { address, draw } of queue) {
      signal?.throwIfAborted()
      // An interrupted build leaves no half a picture.
      writeFileAtomic(join(cache, basename(address)), await draw())
      done += 1
      report?.(done, missing.length)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return missing.length
}

/** An empty one is what a machine that lost its power may have left of a picture. */
function isThere(file: string): boolean {
  return (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0
}

/** By a second name where the disk can do that. */
function placeFile(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}

function namesIn(folder: string): string[] {
  return statSync(folder, { throwIfNoEntry: false }) === undefined ? [] : readdirSync(folder)
}

function sweep(folder: string, named: ReadonlySet<string>): number {
  const unused = namesIn(folder).filter(name => !named.has(name))
  for (const name of unused) rmSync(join(folder, name))
  return unused.length
}

/** Pictures made in another manner are of no use any more. */
function forgetOthers(cache: string, kept: string): void {
  const others = readdirSync(cache).map(name => join(cache, name))
  for (const path of others) if (path !== kept) rmSync(path, { force: true, recursive: true })
}

/** Used pictures stay; those unused for long are deleted. */
function forget(cache: string, named: ReadonlySet<string>): void {
  const now = new Date()
  for (const name of readdirSync(cache)) {
    const file = join(cache, name)
    if (named.has(name)) utimesSync(file, now, now)
    else if (now.getTime() - statSync(file).mtimeMs > keptDays * millisecondsPerDay) rmSync(file)
  }
}
