import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Catalog } from '#catalog/model/catalog.ts'
import { memoizeWeak } from '#domain/data/memoize.ts'
import { shareFolder, type SharePicture } from '#posters/share-pictures.ts'
import type { Picture, PictureKind } from '../kept-pictures.ts'
import { pictureLists, sharePictures } from './pictures.ts'
import { rasterise } from './raster.ts'
import { typefaceOfPosters, fontFiles } from './typeface.ts'

/** The pictures for social networks. */
export function sharing(cache: string): PictureKind {
  return {
    cache,
    folder: shareFolder,
    lists: catalog => pictureLists(catalog).map(drawnIn),
    print: rendererFingerprint()
  }
}

const drawnIn = memoizeWeak((pictures: SharePicture[]) => pictures.map(drawnAs))

const drawnAs = memoizeWeak((picture: SharePicture): Picture => ({
  address: picture.address,
  draw: () => rasterise(picture, typefaceOfPosters())
}))

/** So many pictures, and the next one is drawn in a third of the time. */
const warmUpPictures = 4

/** Draws some pictures of a catalogue for nobody. */
export async function warmUpSharing(catalog: Catalog): Promise<void> {
  const some = sharePictures(catalog).slice(0, warmUpPictures)
  // A failure comes again when the picture is published, and is reported then.
  await Promise.allSettled(some.map(picture => rasterise(picture, typefaceOfPosters())))
}

/** A print of how pictures come to be: our code beside this file, the typeface, the program that encodes them. */
function rendererFingerprint(): string {
  const sum = createHash('sha256').update(sharp.versions.vips)
  const folder = import.meta.dirname
  const sources = readdirSync(folder)
    .sort()
    .map(name => join(folder, name))
  for (const file of [...sources, ...fontFiles()]) sum.update(readFileSync(file))
  return sum.digest('base64url').slice(0, 12)
}
