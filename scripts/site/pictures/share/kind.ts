import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Catalog } from '#catalog/model/catalog.ts'
import { memoizeWeak } from '#domain/data/memoize.ts'
import {
  categoryPicture,
  experiencePicture,
  provincePicture,
  shareFolder,
  type SharePicture
} from '#posters/share-pictures.ts'
import type { Picture, PictureKind } from '../kept-pictures.ts'
import { rasterise } from './drawing.ts'
import { fontFiles, typefaceOfPosters } from './typeface.ts'
import { entryIn, type ResolvedExperience } from '#catalog/model/resolved-experience.ts'
import { type RegionScope, regionScopes } from '#catalog/model/region-scope.ts'
import type { Category } from '#domain/catalogue/category.ts'
import { languages, localeOf } from '#domain/text/locale.ts'
import type { Province } from '#domain/place/province.ts'
import { categoryShareWords, experienceShareWords, provinceShareWords } from '#i18n/site/share-words.ts'
import { type Words, wordsFor } from '#i18n/text/words.ts'

/** Every picture the pages name, each once: those of all experiences, of the provinces, and of their categories. */
export function sharePictures(catalog: Catalog): SharePicture[] {
  return pictureLists(catalog).flat()
}

/** The pictures in lists; the list of a region's scope stays the same object while the scope does. */
function pictureLists(catalog: Catalog): SharePicture[][] {
  return [
    ...[...regionScopes.in(catalog)].map(ofNeighbourhood),
    eachOnce([...catalog.provinces.flatMap(ofProvince), ...catalog.categories.flatMap(ofCategory)])
  ]
}

const ofNeighbourhood = memoizeWeak((part: RegionScope) =>
  part.own.flatMap(experience => ofExperience(entryIn(part, experience)))
)

/** By entry: the same ones are asked for again and again. Its address is in those of its pictures, so no two experiences share one. */
const ofExperience = memoizeWeak(({ card, provinces }: ResolvedExperience) =>
  eachOnce(inEachLanguage(words => experiencePicture(card, experienceShareWords(words, card, provinces))))
)

const ofProvince = memoizeWeak((province: Province) =>
  inEachLanguage(words => provincePicture(province.slug, provinceShareWords(words, province)))
)

const ofCategory = memoizeWeak((category: Category) =>
  inEachLanguage(words => categoryPicture(category, categoryShareWords(words, category)))
)

function inEachLanguage(picture: (words: Words) => SharePicture): SharePicture[] {
  return languages.map(language => picture(wordsFor(localeOf(language))))
}

/** Languages in which the same is written share a picture. */
function eachOnce(pictures: SharePicture[]): SharePicture[] {
  return [...new Map(pictures.map(picture => [picture.address, picture])).values()]
}

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
