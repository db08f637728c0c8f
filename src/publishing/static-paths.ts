import type { PathWithRoute } from 'astro'

import type { Keys } from './keys.ts'

/** A page that shows nothing of the catalogue changes with the code alone. */
const constantKey = 'constant'

/** What Astro is about to render, with the key that each route gave. */
export function keysIn(paths: PathWithRoute[]): Keys {
  return new Map(paths.map(path => [fileOf(path), path.cacheKey ?? constantKey]))
}

/** As Astro names it: `build.format` is `file`. */
export function fileOf({ pathname, route }: PathWithRoute): string {
  const path = pathname.replace(/^\/|\/$/g, '')
  return route.type === 'endpoint' ? path : `${path || 'index'}.html`
}
