import { decodeSnapshot } from '#contract/reading/decode-snapshot.ts'
import { memoizeWeak } from '#domain/data/memoize.ts'

import type { Catalog } from '#catalog/model/catalog.ts'
import { routeAt } from './files.ts'
import { publishedCatalog } from '#catalog/model/photos.ts'
import { readSnapshot } from '#catalog/model/snapshot.ts'

declare global {
  /**
   * The one place where pages find the catalogue: a publisher puts a new one here and renders again. It is global because Astro's configuration and
   * its development server load the modules of pages apart from their own.
   */
  var clavelCatalog: Catalog | undefined
  /** The files that are to be made, by their paths; all of them when this is undefined. */
  var clavelWanted: ReadonlySet<string> | undefined
}

/** The catalogue that the pages are made of: the snapshot of the last pull, unless a publisher put another one here. */
export function currentCatalog(): Catalog {
  globalThis.clavelCatalog ??= publishedCatalog(decodeSnapshot(readSnapshot()).content)
  return globalThis.clavelCatalog
}

const routesOf = memoizeWeak((files: ReadonlySet<string>) => new Set([...files].map(routeAt)))

/** Of pages by their routes those that are to be made in any locale: a publisher makes what changed, and Astro's work is to grow with that alone. */
export function wantedPages<Ids>(byRoute: ReadonlyMap<string, Ids>): Ids[] {
  const wanted = globalThis.clavelWanted
  return wantedAmong(wanted && routesOf(wanted), byRoute)
}

/** Of files by their paths those that are to be made. */
export function wantedFiles<Ids>(byPath: ReadonlyMap<string, Ids>): Ids[] {
  return wantedAmong(globalThis.clavelWanted, byPath)
}

function wantedAmong<Value>(
  wanted: ReadonlySet<string> | undefined,
  named: ReadonlyMap<string, Value>
): Value[] {
  if (wanted === undefined) return [...named.values()]
  // A hundred are wanted of thousands: to look at each of those takes as long as rendering one.
  return wanted.size < named.size
    ? [...wanted].flatMap(name => named.get(name) ?? [])
    : [...named].flatMap(([name, value]) => (wanted.has(name) ? [value] : []))
}

export function isWanted(file: string): boolean {
  return globalThis.clavelWanted?.has(file) ?? true
}
