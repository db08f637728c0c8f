import { textHash } from '#domain/data/random.ts'

import { photoAbove, photosBelow } from '#domain/catalogue/card.ts'
import type { Experience, Photo } from '#domain/catalogue/experience.ts'
import { cardRatio, cutAround } from './focus.ts'

/** A photograph that could be read: its size is known. */
export type ReadPhoto = Photo & { height: number; width: number }

/** One size of a photograph: a file of the site. */
export interface PhotoFile {
  address: string
  /** The part of the photograph that it shows. */
  cut: { height: number; left: number; top: number; width: number }
  height: number
  width: number
}

/** Where a photograph stands: on cards and in galleries cut to the shape of a poster; above a page in its own shape. */
export type PhotoPlace = 'card' | 'hero'

/** The folder of the site in which the sizes lie. */
export const photoAddresses = '/fotografias'

const widths = {
  card: [320, 480, 640, 960],
  hero: [480, 800, 1200, 1600]
} as const satisfies Record<PhotoPlace, readonly number[]>

/** Goes up when the encoding of the sizes changes: browsers keep the addresses for a year. */
const edition = 1
const longestName = 80
/** What stays in view of a photograph that says nothing else, in percent. */
export const middle = { x: 50, y: 50 }

export function isRead(photo: Photo | null | undefined): photo is ReadPhoto {
  return photo !== null && photo !== undefined && photo.width !== null && photo.height !== null
}

/** The sizes of a photograph of an experience in a place, the smallest first and none larger than the photograph. An address tells what its file shows. */
export function photoFiles(slug: string, photo: ReadPhoto, place: PhotoPlace): PhotoFile[] {
  const { focus, height, url, width } = photo
  const cut =
    place === 'hero' ? { height, left: 0, top: 0, width } : cutAround({ height, width }, focus ?? middle)
  const ratio = place === 'hero' ? height / width : cardRatio
  const largest = Math.min(cut.width, widths[place].at(-1) ?? cut.width)
  return [...widths[place].filter(candidate => candidate < largest), largest].map(size => ({
    address: addressOf(slug, [url, cut, size], size),
    cut,
    height: Math.max(1, Math.round(size * ratio)),
    width: size
  }))
}

/** No two experiences share a file: their own words are in its address. */
function addressOf(slug: string, shown: unknown[], width: number): string {
  const content = JSON.stringify([edition, slug, ...shown])
  const print = `${textHash(content).toString(36)}${textHash(`+${content}`).toString(36)}`
  return `${photoAddresses}/${slug.slice(0, longestName)}-${print}-${width}.webp`
}

/** Every size that pages show of the photographs of an experience, each once, with its photograph. */
export function photoFilesOf(
  experience: Pick<Experience, 'isPosterFirst' | 'photos' | 'slug'>
): { file: PhotoFile; photo: ReadPhoto }[] {
  const above = photoAbove(experience)
  const sizesIn = (place: PhotoPlace) => (photo: Photo | null) =>
    isRead(photo) ? photoFiles(experience.slug, photo, place).map(file => ({ file, photo })) : []
  const all = [
    ...sizesIn('card')(above),
    ...sizesIn('hero')(above),
    ...photosBelow(experience).flatMap(sizesIn('card'))
  ]
  return [...new Map(all.map(each => [each.file.address, each])).values()]
}
