import type { PathWithRoute } from 'astro'

import { type Catalog, createCatalog } from '#catalog/catalog.ts'
import type { Experience } from '#domain/experience.ts'

import { createPlanning } from './planning.ts'
import type { Renderer } from './renderer.ts'
import { fileOf } from './static-paths.ts'

/** So many files of a template make the next ones twice as quick: Node learns what they need. */
const practiceFiles = 30

/** The listings of provinces, and all tables: what they draw of a card or write of it need not be made again for those beside a changed one. */
const wholeListing = /\/listado(?:\/pagina\/\d+)?\.html$|^datos\/(?:busqueda|listado|plan)\//

/** Some of each template, and all that shows every card. */
export function practiceOf(paths: PathWithRoute[]): string[] {
  const byTemplate = Map.groupBy(paths, ({ route }) => route.component)
  const some = [...byTemplate.values()].flatMap(those => {
    const every = Math.ceil(those.length / practiceFiles)
    return those.filter((_, index) => index % every === 0)
  })
  const listings = paths.map(fileOf).filter(file => wholeListing.test(file))
  return [...new Set([...some.map(fileOf), ...listings])]
}

const forNobody = async () => {}

/** Some files, and then two edits: one experience is taken away and comes back. */
export async function practise(
  { keysOf, prepare, render, shown }: Pick<Renderer, 'keysOf' | 'prepare' | 'render' | 'shown'>,
  catalog: Catalog,
  files: string[]
): Promise<void> {
  await render(catalog, files, forNobody)
  const without = createCatalog({ ...catalog, experiences: withoutOne(catalog.experiences) })
  for (const [before, after] of [
    [catalog, without],
    [without, catalog]
  ] as const) {
    prepare(after)
    const { added, changed } = createPlanning().plan(keysOf(before), shown(after))
    await render(after, [...changed, ...added], forNobody)
  }
}

function withoutOne(experiences: Experience[]): Experience[] {
  return experiences.toSpliced(Math.floor(experiences.length / 2), 1)
}
