import { join } from 'node:path'
import type { BuildPart, ExtraFiles, Shown } from 'live-publisher'
import type { Catalog } from '#catalog/model/catalog.ts'
import { type PictureKind, picturesFor, placePictures, shownIn } from './kept-pictures.ts'
import { photoSizes } from './photos/sizes.ts'
import { sharing, warmUpSharing } from './share/kind.ts'

interface Options {
  /** A folder in which the pictures of each kind are kept. */
  cache?: string
  /** Part of the pictures to make; by default all of them. */
  part?: BuildPart
  report?: (done: number, total: number) => void
  signal?: AbortSignal | undefined
}

export interface Drawing {
  /** How many pictures the pages name, how many of them had to be drawn, and how many nobody named any more. */
  pictures: number
  drawn: number
  removed: number
  /** As files of the site. */
  shown: Shown[]
  bytes: number
  seconds: number
}

const defaultCache = '.cache'
/** The pictures for social networks are kept in this folder. */
export const sharingCache = join(defaultCache, 'compartir')

/** The pictures that a catalogue names and that are no templates of Astro: those for social networks, and the sizes of photographs. */
function kindsIn(cache: string): PictureKind[] {
  return [sharing(join(cache, 'compartir')), photoSizes(join(cache, 'fotografias'))]
}

/**
 * Puts the pictures that the pages of a catalogue name into a site, and takes out those that nobody names any more. A picture is drawn once: in the
 * cache its file lies below the print of how it is made, with the print of what it shows in its name.
 */
export async function drawAll(
  catalog: Catalog,
  site: string,
  { cache = defaultCache, part, report, signal }: Options = {}
): Promise<Drawing> {
  const since = performance.now()
  const sum = { bytes: 0, drawn: 0, pictures: 0, removed: 0 }
  const shown: Shown[] = []
  for (const kind of kindsIn(cache)) {
    const placed = await placePictures(kind, catalog, site, {
      choose: all =>
        part === undefined ? all : all.filter((_, index) => index % part.of === part.number - 1),
      report,
      signal
    })
    sum.bytes += placed.bytes
    sum.drawn += placed.drawn
    sum.pictures += placed.pictures.length
    sum.removed += placed.removed
    shown.push(...shownIn(placed.pictures))
  }
  return { ...sum, seconds: (performance.now() - since) / 1000, shown }
}

/** The pictures for a program that publishes again and again. */
export function createPictures(
  cache = defaultCache
): ExtraFiles<Catalog> & { warmUp: (catalog: Catalog) => Promise<void> } {
  return { ...picturesFor(kindsIn(cache)), warmUp: warmUpSharing }
}
