import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createCatalog } from '#catalog/catalog.ts'
import { decodeSnapshot } from '#contract/content.ts'
import { seededRandom } from '#domain/chance.ts'
import type { Keys } from '#publishing/keys.ts'
import { type Edition, publishEdition, type Workshop } from '#publishing/publication.ts'
import { bootRenderer, type Renderer } from '#publishing/renderer.ts'
import { openTrees } from '#publishing/trees.ts'
import { type Collections } from '../database/documents.ts'
import { createEditor } from '../site/edition.ts'
import { render } from '../site/render.ts'
import { createPictures, drawAll } from '../site/share.ts'
import { writeWorker } from '../site/worker.ts'
import { writeWhole } from '../write-whole.ts'
import { differencesOf } from './compare.ts'
import { drawEdit, everyEdit } from './edits.ts'
import { staleFiles } from './look.ts'

interface Settings {
  collections: Collections
  edits: number
  /** Compared with a clean build after so many edits, and at the end. */
  every: number
  folder: string
  seed: string
  /** Some days later at the end of the edits: the agenda and what was chosen for the day change too. */
  say: (line: string) => void
}

interface Proof {
  /** Files of the incremental site that differ from a clean build: none, or something is overlooked. */
  differences: string[]
  /** The same for a publisher whose keys overlook what listings show: there have to be some. */
  differencesOfFaulty: string[]
  edits: number
  rendered: number
}

const overlooked = /\/experiencias\/listado/

/** Publishes random edits one by one, looks at some files after each, and compares what came of them with a clean build of the last content. */
export async function prove({ collections, edits, every, folder, say, seed }: Settings): Promise<Proof> {
  const random = seededRandom(seed)
  const chanceOfLooks = seededRandom(`${seed}, looked at`)
  const editor = createEditor()
  const first = await editor.edit(collections, new Date())
  globalThis.clavelCatalog = first.catalog
  const renderer = await bootRenderer(join(folder, 'warm'))
  const sites = await inOrder([renderer, overlooking(renderer)], each =>
    openSite(join(folder, each === renderer ? 'site' : 'site-of-faulty'), each)
  )
  const publishAll = async (edition: Edition): Promise<number> => {
    const [one] = await inOrder(sites, site => publish(site.workshop, edition))
    return one ?? 0
  }
  await publishAll(first)

  const served = sites.map(site => site.served)
  const proof: Proof = { differences: [], differencesOfFaulty: [], edits: 0, rendered: 0 }
  const note = (found: string[][]): string[][] => {
    proof.differences.push(...(found[0] ?? []))
    proof.differencesOfFaulty.push(...(found[1] ?? []))
    return found
  }
  const atFirst = everyEdit(random)
  while (proof.edits < edits) {
    const said = (atFirst[proof.edits] ?? drawEdit(random))(collections, random)
    proof.edits += 1
    if (said === null) continue
    const moment = new Date()
    const edition = await editor.edit(collections, moment)
    const rendered = await publishAll(edition)
    proof.rendered += rendered
    say(`${proof.edits}. ${said}: ${rendered} files`)
    note(await staleFiles(renderer, edition, served, chanceOfLooks))
    if (proof.edits % every === 0 || proof.edits >= edits) {
      const clean = await buildClean(folder, collections, moment)
      const [honest = [], faulty = []] = note(served.map(site => differencesOf(site, clean)))
      say(
        `compared with a clean build: ${honest.length} files differ (${faulty.length} where listings are overlooked)`
      )
    }
    if (proof.differences.length > 0) break
  }
  return proof
}

/** A site without a page yet: what the code alone makes, and the worker, which no publication may change. */
async function openSite(folder: string, renderer: Renderer): Promise<{ served: string; workshop: Workshop }> {
  rmSync(folder, { force: true, recursive: true })
  const bare = join(folder, 'bare')
  for (const [file, path] of renderer.assets()) cpSync(path, join(bare, file))
  await writeWorker(bare)
  const served = join(folder, 'served')
  const trees = openTrees({ folder: join(folder, 'trees'), served })
  trees.install(bare, { code: 'proof', documents: {}, keys: new Map() })
  return { served, workshop: { code: 'proof', pictures: createPictures(), renderer, trees } }
}

async function publish(workshop: Workshop, edition: Edition): Promise<number> {
  const publication = await publishEdition(workshop, edition, { force: true })
  if (publication.kind === 'unchanged') return 0
  if (publication.kind !== 'published') throw new Error(JSON.stringify(publication))
  return publication.added.length + publication.changed.length
}

/** A renderer whose listings keep the key they had at first: as if nobody had thought of what they show. */
function overlooking(renderer: Renderer): Renderer {
  const atFirst: Keys = new Map()
  const keyOf = (file: string, key: string): string => {
    if (!overlooked.test(file)) return key
    if (!atFirst.has(file)) atFirst.set(file, key)
    return atFirst.get(file) ?? key
  }
  return {
    ...renderer,
    keysOf: catalog => new Map([...renderer.keysOf(catalog)].map(([file, key]) => [file, keyOf(file, key)]))
  }
}

/** Through the very commands of a build, in processes of their own. */
async function buildClean(folder: string, collections: Collections, moment: Date): Promise<string> {
  const snapshot = { collections, moment: moment.toISOString(), source: 'proof' }
  const site = join(folder, 'clean')
  rmSync(site, { force: true, recursive: true })
  writeWhole(`${process.env.CATALOG_FOLDER ?? ''}/snapshot.json`, JSON.stringify(snapshot))
  const rendering = await render(site)
  if (rendering.pages === null) throw new Error(rendering.log.slice(-40).join('\n'))
  await writeWorker(site)
  await drawAll(createCatalog(decodeSnapshot(snapshot).content), site)
  return site
}

async function inOrder<Item, Result>(
  items: Item[],
  work: (item: Item) => Promise<Result>
): Promise<Result[]> {
  const results: Result[] = []
  for (const item of items) results.push(await work(item))
  return results
}
