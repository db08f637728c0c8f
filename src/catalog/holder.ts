import { decodeSnapshot } from '#contract/content.ts'

import { type Catalog, createCatalog } from './catalog.ts'
import { readPhotoIndex, withReadablePhotos } from './photos.ts'
import { readSnapshot } from './snapshot.ts'

declare global {
  /**
   * The one place where pages find the catalogue. It is global because the pages are bundled apart from the program that renders them: a
   * publisher puts a new catalogue here and renders again.
   */
  var clavelCatalog: Catalog | undefined
}

/** The catalogue that the pages are made of: the snapshot of the last pull, unless a publisher put another one here. */
export function currentCatalog(): Catalog {
  globalThis.clavelCatalog ??= createCatalog(
    withReadablePhotos(decodeSnapshot(readSnapshot()).content, readPhotoIndex())
  )
  return globalThis.clavelCatalog
}
