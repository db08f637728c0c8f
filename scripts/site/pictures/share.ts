import { copyFileSync, linkSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename, join } from 'node:path'
import type { BuildPart, ExtraFiles, Shown } from 'live-publisher'
import { writeFileAtomic } from '#publishing/files/write-file-atomic.ts'
import type { Catalog } from '#catalog/model/catalog.ts'
import { memoizeWeak } from '#domain/data/memoize.ts'
import { shareFolder, type SharePicture } from '#posters/share-pictures.ts'
import { pictureLists, sharePictures } from './share/pictures.ts'
import { rendererFingerprint } from './share/renderer-fingerprint.ts'
import { rasterise } from './share/raster.ts'
import { typefaceOfPosters } from './share/typeface.ts'

export const defaultCache = '.cache/compartir'
/** How long the cache keeps a picture that no page names any more: an editor may take a change back. */
const keptDays = 30
const millisecondsPerDay = 24 * 60 * 60 * 1000

interface Options {
  cache?: string
  /** Of the pictures; without it all of them. */
  part?: BuildPart
  report?: (done: number, total: number) => void
  signal?: AbortSignal | undefined
}

export interface Drawing {
  /** How many pictures the pages name, how many of them had to be drawn, and how many are no longer named. */
  pictures: number
  drawn: number
  removed: number
  /** As files of the site. */
  shown: Shown[]
  bytes: number
  seconds: number
}

/**
 * Puts the pictures for social networks that the pages of a catalogue name into a site, and takes out those that are no longer named. A picture
 * is drawn once: in the cache its file lies below the print of how it is made, with the print of its content in its name.
 */
export async function drawAll(
  catalog: Catalog,
  site: string,
  { cache = defaultCache, part, report, signal }: Options = {}
): Promise<Drawing> {
  const since = performance.now()
  const folder = join(site, shareFolder)
  const kept = join(cache, rendererFingerprint())
  for (const path of [kept, folder]) mkdirSync(path, { recursive: true })
  const all = sharePictures(catalog)
  const pictures = part === undefined ? all : all.filter((_, index) => index % part.of === part.number - 1)
  const named = new Set(pictures.map(({ address }) => basename(address)))
  const drawn = await drawMissing(pictures, kept, report, signal)
  const removed = sweep(folder, named)
  const here = new Set(readdirSync(folder))
  for (const name of named) if (!here.has(name)) placeFile(join(kept, name), join(folder, name))
  forgetOthers(cache, kept)
  forget(kept, named)
  return {
    bytes: [...named].reduce((sum, name) => sum + statSync(join(folder, name)).size, 0),
    drawn,
    pictures: pictures.length,
    removed,
    seconds: (performance.now() - since) / 1000,
    shown: pictures.map(shownAs)
  }
}

/** The same as files of the site, none of them drawn. */
export function picturesShown(catalog: Catalog): Shown[] {
  return sharePictures(catalog).map(shownAs)
}

/** So many pictures, and the next one is drawn in a third of the time. */
const warmUpPictures = 4

/** The pictures for a program that publishes again and again: it draws what is new, and leaves the rest alone. */
export function createPictures(
  cache = defaultCache
): ExtraFiles<Catalog> & { warmUp: (catalog: Catalog) => Promise<void> } {
  const kept = join(cache, rendererFingerprint())
  mkdirSync(kept, { recursive: true })
  return {
    data: pictureData,
    make: async (catalog, files) => {
      if (files.length === 0) return new Map()
      const asked = new Set(files)
      await drawMissing(
        sharePictures(catalog).filter(picture => asked.has(fileOf(picture))),
        kept
      )
      return new Map(files.map(file => [file, join(kept, basename(file))]))
    },
    warmUp: async catalog => {
      const some = sharePictures(catalog).slice(0, warmUpPictures)
      // What fails fails again when it is published, and is told then.
      await Promise.allSettled(some.map(picture => rasterise(picture, typefaceOfPosters())))
    },
    shown: catalog => pictureLists(catalog).map(shownIn)
  }
}

/** What is on a picture is told by its name: with something else on it, it is another file. */
const pictureData = 'picture'

const shownIn = memoizeWeak((pictures: SharePicture[]) => pictures.map(shownAs))

const shownAs = memoizeWeak((picture: SharePicture): Shown => ({
  data: pictureData,
  files: [{ language: null, path: fileOf(picture) }]
}))

function fileOf({ address }: SharePicture): string {
  return address.slice(1)
}

/** As many at once as there are processors: the drawing itself runs outside of this thread. */
async function drawMissing(
  pictures: SharePicture[],
  cache: string,
  report?: Options['report'],
  signal?: AbortSignal
): Promise<number> {
  const missing = pictures.filter(({ address }) => !isThere(join(cache, basename(address))))
  if (missing.length === 0) return 0
  const typeface = typefaceOfPosters()
  const queue = missing.values()
  let done = 0
  const work = async () => {
    for (const picture of queue) {
      signal?.throwIfAborted()
      // An interrupted build leaves no half a picture.
      writeFileAtomic(join(cache, basename(picture.address)), await rasterise(picture, typeface))
      done += 1
      report?.(done, missing.length)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return done
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

function sweep(folder: string, named: ReadonlySet<string>): number {
  const unused = readdirSync(folder).filter(name => !named.has(name))
  for (const name of unused) rmSync(join(folder, name))
  return unused.length
}

/** Pictures made in another manner are of no use any more. */
function forgetOthers(cache: string, kept: string): void {
  const others = readdirSync(cache).map(name => join(cache, name))
  for (const path of others) if (path !== kept) rmSync(path, { force: true, recursive: true })
}

/** What is named stays young; what has not been for long goes. */
function forget(cache: string, named: ReadonlySet<string>): void {
  const now = new Date()
  for (const name of readdirSync(cache)) {
    const file = join(cache, name)
    if (named.has(name)) utimesSync(file, now, now)
    else if (now.getTime() - statSync(file).mtimeMs > keptDays * millisecondsPerDay) rmSync(file)
  }
}
