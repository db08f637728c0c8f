import { join } from 'node:path'
import { bootRenderer, type Renderer } from 'live-publisher'
import { type Catalog, createCatalog } from '#catalog/model/catalog.ts'
import { decodeSnapshot } from '#contract/reading/decode-snapshot.ts'
import { ownCatalogue } from '../../database/seed.ts'
import { readFolder } from '../../database/files.ts'
import { refused } from '../../console.ts'
import { renderingEnvironment } from '../../site/rendering.ts'
import { readCatalogue, writeCatalogue } from '../catalogue.ts'
import { grow } from '../grow.ts'
import { kindOf } from '../page-types.ts'
import type { Section } from '../section.ts'
import { spread } from '../weigh.ts'

/** So many files of each kind are measured, after as many that are not: Node learns what they need, and what many of them share is worked out. */
const madePerKind = 300
/** Few enough for one thread, so that a file costs what its thread takes for it. */
const filesAtOnce = 10

interface KindCost {
  kind: string
  files: number
  msPerFile: number
}

/** Cost of each kind of file in a clean build: one thread makes it again and again without writing it. The most expensive kind in total comes first. */
export const files: Section = {
  name: 'files',
  run: async ({ experiences, folder, seed }) => {
    Object.assign(process.env, renderingEnvironment)
    writeCatalogue(folder, grow(readCatalogue(ownCatalogue), experiences, seed))
    const read = readFolder(folder, new Date())
    if (read.kind === 'refused') return read
    const snapshot = { collections: read.collections, moment: new Date().toISOString(), source: folder }
    const catalog = createCatalog(decodeSnapshot(snapshot).content)
    // Only now, because it reads where the catalogue lies.
    const { site } = await import('#publishing/site.ts')
    const renderer = await bootRenderer(site, catalog, { folder: join(folder, 'warm') })
    const kinds = Map.groupBy(renderer.keysOf(catalog).keys(), kindOf)
    const costs: KindCost[] = []
    for (const [kind, all] of kinds)
      costs.push({ files: all.length, kind, msPerFile: await costOf(renderer, catalog, all) })
    if (costs.length === 0) return refused('The site has no files.')
    const dearest = costs.toSorted((one, other) => inAll(other) - inAll(one))
    const total = dearest.reduce((sum, cost) => sum + inAll(cost), 0)
    return {
      figures: { kinds: dearest, totalSeconds: total / 1000 },
      kind: 'measured',
      rows: [
        ['all files, one thread', `${(total / 1000).toFixed(1)} s`],
        ...dearest.map((cost): [string, string] => [
          `  ${cost.kind}`,
          `${cost.files} files, ${cost.msPerFile.toFixed(2)} ms each, ${(inAll(cost) / 1000).toFixed(1)} s`
        ])
      ]
    }
  }
}

async function costOf(renderer: Renderer<Catalog>, catalog: Catalog, all: string[]): Promise<number> {
  const some = spread(all, 2 * madePerKind)
  const isMeasured = (_: string, index: number) => some.length < 2 || index % 2 === 1
  await make(
    renderer,
    catalog,
    some.filter((file, index) => !isMeasured(file, index))
  )
  const measured = some.filter(isMeasured)
  return (await make(renderer, catalog, measured)) / measured.length
}

/** How many milliseconds it takes. */
async function make(renderer: Renderer<Catalog>, catalog: Catalog, files: string[]): Promise<number> {
  const since = performance.now()
  for (let at = 0; at < files.length; at += filesAtOnce)
    await renderer.render(catalog, files.slice(at, at + filesAtOnce), async () => {})
  return performance.now() - since
}

function inAll({ files, msPerFile }: KindCost): number {
  return files * msPerFile
}
