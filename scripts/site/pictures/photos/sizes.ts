import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { regionScopes } from '#catalog/model/region-scope.ts'
import { photoFolder } from '#catalog/model/photos.ts'
import type { Experience } from '#domain/catalogue/experience.ts'
import { photoAddresses, type PhotoFile, photoFilesOf } from '#domain/catalogue/photo/sizes.ts'
import { memoizeWeak } from '#domain/data/memoize.ts'
import type { Picture, PictureKind } from '../kept-pictures.ts'

/** Half the time of the usual effort, for files 5 % larger. */
const encoding = { effort: 2, quality: 72 }

/** The sizes in which pages show photographs. */
export function photoSizes(cache: string): PictureKind {
  return {
    cache,
    folder: photoAddresses,
    lists: catalog => [...regionScopes.in(catalog)].map(({ own }) => sizesIn(own)),
    print: printOfManner()
  }
}

const sizesIn = memoizeWeak((experiences: Experience[]) => experiences.flatMap(sizesOf))

const sizesOf = memoizeWeak((experience: Experience): Picture[] =>
  photoFilesOf(experience).map(({ file, photo }) => ({
    address: file.address,
    draw: () => sizeOf(join(photoFolder, photo.url), file)
  }))
)

function sizeOf(photograph: string, { cut, height, width }: PhotoFile): Promise<Buffer> {
  return sharp(photograph).extract(cut).resize({ fit: 'fill', height, width }).webp(encoding).toBuffer()
}

/** A print of how the sizes are made: this code, and the program that encodes them. */
function printOfManner(): string {
  const sum = createHash('sha256')
    .update(sharp.versions.vips)
    .update(readFileSync(import.meta.filename))
  return sum.digest('base64url').slice(0, 12)
}
