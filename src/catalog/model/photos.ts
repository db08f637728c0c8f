import { existsSync, readFileSync } from 'node:fs'

import { type PhotoIndex, photoIndexSchema } from '#contract/published/photo-index.ts'
import type { Content } from '#domain/catalogue/content.ts'
import type { Experience, Photo } from '#domain/catalogue/experience.ts'
import { sizeIn, uploadedFile } from '#domain/data/picture-file.ts'

import { type Catalog, createCatalog } from './catalog.ts'

/** Where the build keeps the photographs it could read, upright and of a moderate size, unless the environment names another folder. */
export const photoFolder = process.env.PHOTO_FOLDER || '.cache/fotos'
const photoIndexFile = `${photoFolder}/index.json`

/** None before the first build. */
export function readPhotoIndex(): PhotoIndex {
  return existsSync(photoIndexFile)
    ? photoIndexSchema.parse(JSON.parse(readFileSync(photoIndexFile, 'utf8')))
    : {}
}

/** The catalogue of a content, with the photographs that the build could read. */
export function publishedCatalog(content: Content): Catalog {
  return createCatalog(withReadablePhotos(content, readPhotoIndex()))
}

/**
 * The content with the photographs that can be shown, as files of our own: what cannot be read is left out, and a poster takes its place. Their
 * new addresses are files in the folder of the build, named after what they hold: a page with another picture behind the same address is another page.
 */
export function withReadablePhotos(content: Content, index: PhotoIndex): Content {
  return {
    ...content,
    experiences: content.experiences.map(experience =>
      withPhotos(experience, photo => readable(photo, index))
    )
  }
}

/** For a preview: a photograph that was uploaded and is on no page yet keeps the address under which it was stored. */
export function withStoredPhotos(content: Content, index: PhotoIndex): Content {
  return {
    ...content,
    experiences: content.experiences.map(experience =>
      withPhotos(experience, photo => (index[photo.url] ? readable(photo, index) : stored(photo)))
    )
  }
}

const known = new WeakMap<Experience, { copy: Experience; photos: string }>()

/** Memoized: the copy stays the same while the experience and its photographs do, so that its pages are cheap to compare. */
function withPhotos(experience: Experience, shown: (photo: Photo) => Photo[]): Experience {
  if (experience.photos.length === 0) return experience
  const photos = experience.photos.flatMap(shown)
  const print = JSON.stringify(photos)
  const remembered = known.get(experience)
  if (remembered?.photos === print) return remembered.copy
  const copy = { ...experience, photos }
  known.set(experience, { copy, photos: print })
  return copy
}

function readable(photo: Photo, index: PhotoIndex): Photo[] {
  const found = index[photo.url]
  return found ? [{ ...photo, height: found.height, url: found.file, width: found.width }] : []
}

function stored(photo: Photo): Photo[] {
  const size = uploadedFile(photo.url) === null ? null : sizeIn(photo.url)
  return size === null ? [] : [{ ...photo, ...size }]
}
