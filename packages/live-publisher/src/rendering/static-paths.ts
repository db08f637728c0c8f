import type { PathWithRoute } from 'astro'

import type { Keys } from '../publishing/keys.ts'
import type { Shown } from '../site.ts'

/** A page that shows nothing of the content changes with the code alone. */
const constantData = 'constant'
const constantKey = JSON.stringify(constantData)

/** Keys of the paths that Astro is about to render, as each route gave them. */
export function keysIn(paths: PathWithRoute[]): Keys {
  return new Map(paths.map(path => [fileOf(path), path.cacheKey ?? constantKey]))
}

/** As Astro names it: `build.format` is `file`. */
export function fileOf({ pathname, route }: PathWithRoute): string {
  const path = pathname.replace(/^\/|\/$/g, '')
  return route.type === 'endpoint' ? path : `${path || 'index'}.html`
}

/** Files that show nothing of the content. Astro knows all files by `src/pages`, and the site names those made of the content: throws when they disagree. */
export function constantsAmong(all: Keys, made: Keys): Shown {
  const unknown = [...all].filter(([file, key]) => key !== constantKey && made.get(file) !== key)
  const lost = [...made.keys()].filter(file => !all.has(file))
  const wrong = [...unknown.map(([file]) => file), ...lost]
  if (wrong.length > 0)
    throw new Error(`The site (shown) and src/pages disagree about ${wrong.slice(0, 5).join(', ')}`)
  const constants = [...all].filter(([, key]) => key === constantKey)
  return { data: constantData, files: constants.map(([path]) => ({ language: null, path })) }
}

/** So many files of a template make the next ones twice as quick: Node learns what they need. */
const examplesEach = 30

/** Some of each template, and those that are warmed up anyway. */
export function examplesIn(paths: PathWithRoute[], isWarmedUp: (file: string) => boolean): string[] {
  const byTemplate = Map.groupBy(paths, ({ route }) => route.component)
  const some = [...byTemplate.values()].flatMap(those => {
    const every = Math.ceil(those.length / examplesEach)
    return those.filter((_, index) => index % every === 0)
  })
  return [...new Set([...some.map(fileOf), ...paths.map(fileOf).filter(isWarmedUp)])]
}
