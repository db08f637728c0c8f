import type { PathWithRoute } from 'astro'

import { fingerprint } from '#catalog/memo/fingerprint.ts'
import type { Shown } from '#catalog/routing/route.ts'

import type { Keys } from './keys.ts'

/** A page that shows nothing of the catalogue changes with the code alone. */
const constantData = 'constant'
const constantKey = fingerprint(constantData)

/** What Astro is about to render, with the key that each route gave. */
export function keysIn(paths: PathWithRoute[]): Keys {
  return new Map(paths.map(path => [fileOf(path), path.cacheKey ?? constantKey]))
}

/** As Astro names it: `build.format` is `file`. */
export function fileOf({ pathname, route }: PathWithRoute): string {
  const path = pathname.replace(/^\/|\/$/g, '')
  return route.type === 'endpoint' ? path : `${path || 'index'}.html`
}

/** What shows nothing of the catalogue, among all files. Astro knows the files by `src/pages`, a publisher those that are made of the catalogue: throws when they disagree. */
export function constantsAmong(all: Keys, made: Keys): Shown {
  const unknown = [...all].filter(([file, key]) => key !== constantKey && made.get(file) !== key)
  const lost = [...made.keys()].filter(file => !all.has(file))
  const wrong = [...unknown.map(([file]) => file), ...lost]
  if (wrong.length > 0)
    throw new Error(
      `src/catalog/routing/site.ts and src/pages disagree about ${wrong.slice(0, 5).join(', ')}`
    )
  const constants = [...all].filter(([, key]) => key === constantKey)
  return { data: constantData, files: constants.map(([path]) => ({ language: null, path })) }
}

/** So many files of a template make the next ones twice as quick: Node learns what they need. */
const examplesEach = 30

/** The listings of provinces, and all tables: what they draw of a card or write of it need not be made again for those beside a changed one. */
const wholeListing = /\/listado(?:\/pagina\/\d+)?\.html$|^datos\/(?:busqueda|listado|plan)\//

/** Some of each template, and all that shows every card. */
export function examplesIn(paths: PathWithRoute[]): string[] {
  const byTemplate = Map.groupBy(paths, ({ route }) => route.component)
  const some = [...byTemplate.values()].flatMap(those => {
    const every = Math.ceil(those.length / examplesEach)
    return those.filter((_, index) => index % every === 0)
  })
  const listings = paths.map(fileOf).filter(file => wholeListing.test(file))
  return [...new Set([...some.map(fileOf), ...listings])]
}
