import { decodeSnapshot } from '#contract/content.ts'
import { oncePer } from '#domain/once.ts'

import { type Catalog, createCatalog } from './catalog.ts'
import { routeAt } from './files.ts'
import { readPhotoIndex, withReadablePhotos } from './photos.ts'
import { readSnapshot } from './snapshot.ts'

declare global {
  /**
   * The one place where pages find the catalogue: a publisher puts a new one here and renders again. It is global because Astro's configuration and
   * its development server load the modules of pages apart from their own.
   */
  var clavelCatalog: Catalog | undefined
  /** The files that are to be made, by their paths; all there are when nobody says. */
  var clavelWanted: ReadonlySet<string> | undefined
}

/** The catalogue that the pages are made of: the snapshot of the last pull, unless a publisher put another one here. */
export function currentCatalog(): Catalog {
  globalThis.clavelCatalog ??= createCatalog(
    withReadablePhotos(decodeSnapshot(readSnapshot()).content, readPhotoIndex())
  )
  return globalThis.clavelCatalog
}

const routesOf = oncePer((files: ReadonlySet<string>) => new Set([...files].map(routeAt)))

/** Whether a page is to be made in any locale. */
export function isRouteWanted(route: string): boolean {
  return globalThis.clavelWanted === undefined || routesOf(globalThis.clavelWanted).has(route)
}

/** Whether a file is to be made: a publisher makes what changed, and Astro's work is to grow with that alone. */
export function isWanted(file: string): boolean {
  return globalThis.clavelWanted?.has(file) ?? true
}
