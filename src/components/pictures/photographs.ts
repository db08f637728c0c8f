import type { ImageMetadata } from 'astro'

import type { Photo } from '#domain/catalogue/experience.ts'
import { cutAround, cutFile } from '#domain/catalogue/photo/focus.ts'
import { uploadedFile } from '#domain/data/picture-file.ts'

/** The photographs that the build could read, by their paths from the root of the project. */
const originals = import.meta.glob<ImageMetadata>('/.cache/fotos/*.jpg', { eager: true, import: 'default' })

interface Picture {
  /** To be handed on unread: Astro publishes the original beside its sizes as soon as a property of it is read. */
  source: ImageMetadata
  width: number
  height: number
}

/** A photograph that can be shown; in the shape of a card it may be cut around its focus. */
export interface Original extends Pick<Photo, 'alt'>, Picture {
  cut: Picture | null
}

/** In a preview alone: a photograph that is stored, and in no bundle yet. */
export interface StoredOriginal extends Pick<Photo, 'alt'> {
  source: string
  width: number
  height: number
}

/** Null when there is none, or when it came after the pages were bundled: then the poster is shown. */
export function originalOf(photo: Photo | null | undefined): Original | StoredOriginal | null {
  if (!photo || photo.width === null || photo.height === null) return null
  const { alt, focus, height, url, width } = photo
  if (uploadedFile(url) !== null) return { alt, height, source: url, width }
  const source = originals[url]
  if (!source) return null
  const cut = focus === null ? undefined : originals[cutFile(url, focus)]
  return {
    alt,
    cut: cut && focus ? { source: cut, ...sizeOf(cutAround({ height, width }, focus)) } : null,
    height,
    source,
    width
  }
}

function sizeOf({ height, width }: { height: number; width: number }) {
  return { height, width }
}
