import { cpSync, readFileSync, rmSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { bootRenderer, createPublisher, openReleases, type Renderer } from 'live-publisher'
import type { Catalog } from '#catalog/model/catalog.ts'
import { publishedCatalog } from '#catalog/model/photos.ts'
import { writeSnapshot } from '#catalog/model/snapshot.ts'
import { noAddresses } from '#contract/addresses/addresses.ts'
import { decodeSnapshot } from '#contract/reading/decode-snapshot.ts'
import type { Snapshot } from '#contract/reading/snapshot.ts'
import { countDocuments } from '#contract/problems/problem.ts'
import { seededRandom } from '#domain/data/random.ts'
import { site } from '#publishing/site.ts'
import type { CatalogVersion } from '#publishing/publication.ts'
import type { Collections } from '../database/documents.ts'
import { createEditor } from '../site/content-version.ts'
import { render } from '../site/render.ts'
import { gatherPhotos } from '../site/pictures/photos.ts'
import { createPictures, drawAll } from '../site/pictures/pictures.ts'
import { writeWorker } from '../site/worker.ts'
import { changedAlone, dependenciesIn, type Dependency, partsOf } from './dependencies.ts'
import { drawEdit, everyEdit } from './edits.ts'
import { weatherBeside } from './weather-edits.ts'
import type { Random } from './edit.ts'

interface Settings {
  collections: Collections
  edits: number
  /** Compared with a clean build after so many edits, and at the end. */
  every: number
  folder: string
  seed: string
  say: (line: string) => void
}

interface Proof {
  /** Files of the incremental site that differ from a clean build: none, or something is overlooked. */
  differences: string[]
  /** Fields that no edit changed alone: a publisher that overlooks them would not be found out. */
  untold: string[]
  edits: number
  rendered: number
}

/** The last step changes no document: the agenda, and what was chosen for the day, follow the calendar. */
const daysPassing = 31
const dayMs = 86_400_000

/** So many files are looked at for each dependency that no file has shown yet: not all of them show it. */
const looksForEach = 3

/** Publishes random edits one by one, looks at some files after each, and compares what came of them with a clean build of the last content. */
export async function prove({ collections, edits, every, folder, say, seed }: Settings): Promise<Proof> {
  const random = seededRandom(seed)
  const chanceOfLooks = seededRandom(`${seed}, looked at`)
  const editor = createEditor(noAddresses, () => weatherBeside(collections))
  const first = await editor.edit(collections, new Date())
  const renderer = await bootRenderer(site, first.content, { folder: join(folder, 'warm') })
  const { publish, served } = await openSite(join(folder, 'site'), renderer)
  await publish(first)
  editor.published(first)

  const proof: Proof = { differences: [], edits: 0, rendered: 0, untold: [] }
  const told = new Set<string>()
  const all = new Map<string, Dependency>()
  const atFirst = everyEdit(random)
  let before = partsOf(first.content)
  while (proof.edits < edits && proof.differences.length === 0) {
    const isLast = proof.edits === edits - 1
    const edit = isLast ? () => 'a month passes' : (atFirst[proof.edits] ?? drawEdit(random))
    const said = edit(collections, random)
    proof.edits += 1
    if (said === null) continue
    const moment = new Date(Date.now() + (isLast ? daysPassing * dayMs : 0))
    const edition = await editor.edit(collections, moment)
    const parts = partsOf(edition.content)
    const shown = [...changedAlone(before, parts)].filter(([id]) => !told.has(id))
    const chosen = shown.flatMap(([, files]) => files.slice(0, looksForEach))
    const old = new Map(chosen.map(file => [file, readFileSync(join(served, file))]))

    const rendered = await publish(edition)
    editor.published(edition)
    proof.rendered += rendered
    say(`${proof.edits}. ${said}: ${rendered} files`)
    const fresh = await renderSome(renderer, edition.content, chosen, chanceOfLooks)
    proof.differences.push(...staleIn(served, fresh))
    const isTold = (file: string) => old.get(file)?.equals(fresh.get(file) ?? Buffer.of()) === false
    for (const [id, files] of shown) if (files.some(isTold)) told.add(id)
    for (const dependency of dependenciesIn(parts)) all.set(dependency.id, dependency)
    before = parts
    if (proof.edits % every === 0 || isLast) {
      const { addresses } = edition
      const weather = weatherBeside(collections)
      const snapshot = { addresses, collections, moment: moment.toISOString(), source: 'proof', weather }
      const differences = differencesOf(served, await buildClean(folder, snapshot))
      proof.differences.push(...differences)
      say(`compared with a clean build: ${differences.length} files differ`)
    }
  }
  proof.untold = [...all.values()].filter(({ id }) => !told.has(id)).map(({ name }) => name)
  return proof
}

/** A site without a page yet: what the code alone makes, and the worker, which no publication may change. */
async function openSite(folder: string, renderer: Renderer<Catalog>): Promise<OpenSite> {
  rmSync(folder, { force: true, recursive: true })
  const bare = join(folder, 'bare')
  for (const [file, path] of renderer.assets()) cpSync(path, join(bare, file))
  await writeWorker(bare)
  const served = join(folder, 'served')
  const releases = openReleases({ folder: join(folder, 'trees'), served })
  releases.install(bare, { code: 'proof', documents: {}, keys: new Map() })
  let newest: CatalogVersion
  const publisher = createPublisher({
    code: 'proof',
    extraFiles: createPictures(),
    read: async () => newest,
    releases,
    renderer,
    restart: () => Promise.reject(new Error('The proof has a bundle of its own')),
    site
  })
  const publish = async (version: CatalogVersion): Promise<number> => {
    newest = version
    const publication = await publisher.publish({ force: true })
    if (publication.kind === 'unchanged') return 0
    if (publication.kind !== 'published') throw new Error(JSON.stringify(publication))
    return publication.added.length + publication.changed.length
  }
  return { publish, served }
}

interface OpenSite {
  served: string
  /** How many files were made. */
  publish: (version: CatalogVersion) => Promise<number>
}

/** Through the very commands of a build, in processes of their own. */
async function buildClean(folder: string, snapshot: Snapshot): Promise<string> {
  const site = join(folder, 'clean')
  const { content } = decodeSnapshot(snapshot)
  rmSync(site, { force: true, recursive: true })
  // It names a folder of the proof alone, which this program learned after its modules were loaded.
  writeSnapshot(snapshot, process.env.CATALOG_FOLDER)
  await gatherPhotos(content.experiences)
  const rendering = await render(site, countDocuments(snapshot))
  if (rendering.pages === null) throw new Error(rendering.log.slice(-40).join('\n'))
  await writeWorker(site)
  await drawAll(publishedCatalog(content), site)
  return site
}

/** Scripts of sites before this one stay beside those of today. */
const assets = '_astro/'

/** The files that are not the same, byte for byte, in two folders. */
function differencesOf(site: string, clean: string): string[] {
  const [here, there] = [filesIn(site), filesIn(clean)]
  const missing = [...there].filter(file => !here.has(file))
  const extra = [...here].filter(file => !there.has(file) && !file.startsWith(assets))
  const other = [...there].filter(
    file => here.has(file) && !readFileSync(join(site, file)).equals(readFileSync(join(clean, file)))
  )
  return [
    ...missing.map(file => `missing: ${file}`),
    ...extra.map(file => `too much: ${file}`),
    ...other.map(file => `different: ${file}`)
  ].toSorted()
}

function filesIn(folder: string): Set<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry =>
    entry.isFile()
  )
  // A link to a folder is followed when it is opened, and stands in the paths of what is inside.
  return new Set(entries.map(entry => join(entry.parentPath, entry.name).slice(folder.length + 1)))
}

/** So many files are looked at after each edit, beside those that are chosen. */
const looks = 60

/**
 * Renders some files anew, whatever their keys say: the chosen ones, and some by chance. At the end of many edits it would be too late: what one edit left
 * behind, a later one has rendered again.
 */
async function renderSome(
  renderer: Renderer<Catalog>,
  catalog: Catalog,
  chosen: string[],
  random: Random
): Promise<Map<string, Buffer>> {
  const files = [...renderer.keysOf(catalog).keys()]
  const drawn = Array.from(
    { length: looks },
    () => files[Math.floor(random() * files.length)] ?? 'index.html'
  )
  const rendered = new Map<string, Buffer>()
  await renderer.render(catalog, [...new Set([...chosen, ...drawn])], async (file, content) => {
    rendered.set(file, Buffer.from(content))
  })
  return rendered
}

/** Files of a site that differ from a clean rendering. */
function staleIn(site: string, rendered: ReadonlyMap<string, Buffer>): string[] {
  return [...rendered]
    .filter(([file, content]) => !readFileSync(join(site, file)).equals(content))
    .map(([file]) => `stale: ${file}`)
}
