import type { ImageMetadata } from 'astro'

import type { Photo } from '#domain/catalogue/experience.ts'

/** The photographs that the build could read, by their paths from the root of the project. */
const originals = import.meta.glob<ImageMetadata>('/.cache/fotos/*.jpg', { eager: true, import: 'default' })

/** A photograph that can be shown. */
export interface Original extends Pick<Photo, 'alt'> {
  /** To be handed on unread: Astro publishes the original beside its sizes as soon as a property of it is read. */
  source: ImageMetadata
  width: number
  height: number
}

/** Null when there is none, or when it came after the pages were bundled: then the poster is shown. */
export function originalOf(photo: Photo | null | undefined): Original | null {
  const source = photo ? originals[photo.url] : undefined
  if (!photo || !source || photo.width === null || photo.height === null) return null
  return { alt: photo.alt, height: photo.height, source, width: photo.width }
}
