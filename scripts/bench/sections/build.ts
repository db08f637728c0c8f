import { rmSync } from 'node:fs'
import { createCatalog } from '#catalog/model/catalog.ts'
import { filesOf } from '#catalog/routing/site.ts'
import { decodeSnapshot } from '#contract/reading/decode-snapshot.ts'
import { countDocuments } from '#contract/problems/problem.ts'
import { readSnapshot } from '#catalog/model/snapshot.ts'
import type { Content } from '#domain/catalogue/content.ts'
import type { Keys } from 'live-publisher'
import { startDatabase } from 'local-firebase'
import { progress, type Refusal, refused } from '../../console.ts'
import type { Documents } from '../../site/heap.ts'
import { render } from '../../site/render.ts'
import { createPictures, drawAll } from '../../site/pictures/pictures.ts'
import { ownCatalogue } from '../../database/seed.ts'
import { readCatalogue, writeCatalogue } from '../catalogue.ts'
import { type Figures, rowsOf } from '../figures.ts'
import { grow } from '../grow.ts'
import { measurePublishing } from '../publishing.ts'
import { renderSeconds } from '../render-seconds.ts'
import type { Measured, Options, Section } from '../section.ts'
import { secondsOf, secondsSince } from '../timed.ts'
import { weigh } from '../weigh.ts'

type Filling = Pick<Figures, 'pullSeconds' | 'seedSeconds'>

/** Takes a grown catalogue the whole way, in a database and in folders of its own: seed, pull, clean build. */
export const build: Section = {
  name: 'build',
  run: ({ edits, experiences, folder, pictures, seed }) => {
    rmSync(folder, { force: true, recursive: true })
    writeCatalogue(folder, grow(readCatalogue(ownCatalogue), experiences, seed))
    return measure({ edits, experiences, folder, pictures })
  }
}

async function measure({
  edits,
  experiences,
  folder,
  pictures
}: Omit<Options, 'seed'>): Promise<Measured | Refusal> {
  const catalogFolder = `${folder}/catalog`
  process.env.CATALOG_FOLDER = catalogFolder
  const filling = await fill(folder)
  if (filling === null) return refused('The catalogue did not come through seeding and pulling.')
  const { content, decodeSeconds, documents } = decode(catalogFolder)
  const since = performance.now()
  const rendering = await render(`${folder}/site`, documents)
  if (rendering.pages === null) return refused(['The build failed.', ...rendering.log.slice(-60)].join('\n'))
  const buildSeconds = secondsSince(since)
  const output = weigh(`${folder}/site`)
  const sharing = pictures ? await draw(content, folder) : null
  const figures = {
    buildSeconds,
    decodeSeconds,
    experiences,
    ...filling,
    output,
    pages: rendering.pages,
    pagesPerSecond: Math.round(rendering.pages / buildSeconds),
    peakMb: rendering.peakMb,
    renderSeconds: renderSeconds(rendering.log),
    sharing,
    // At last, because the site becomes the first one of a publisher.
    publishing: await measurePublishing({
      dailyEdits: edits,
      documents,
      folder,
      keys: withPictures(rendering.keys, content),
      site: `${folder}/site`
    })
  }
  return { figures, kind: 'measured', rows: rowsOf(figures) }
}

/** Through the commands themselves, into a database that ends with this. */
async function fill(folder: string): Promise<Filling | null> {
  const database = await startDatabase()
  process.env.FIRESTORE_EMULATOR_HOST = database.host
  const seedSeconds = await secondsOf('scripts/seed.ts', ['--from', folder])
  const pullSeconds = await secondsOf('scripts/pull.ts')
  database.stop()
  return seedSeconds === null || pullSeconds === null ? null : { pullSeconds, seedSeconds }
}

/** All pictures for sharing, drawn for the first time, and once more when all are there. */
async function draw(content: Content, folder: string): Promise<Figures['sharing']> {
  const catalog = createCatalog(content)
  const options = { cache: folder, report: progress('  pictures for sharing drawn') }
  const first = await drawAll(catalog, `${folder}/site`, options)
  const again = await drawAll(catalog, `${folder}/site`, options)
  return {
    againSeconds: again.seconds,
    bytes: first.bytes,
    firstSeconds: first.seconds,
    pictures: first.pictures
  }
}

function withPictures(keys: Keys, content: Content): Keys {
  return new Map([...keys, ...filesOf(createPictures().shown(createCatalog(content)))])
}

function decode(catalogFolder: string): { content: Content; decodeSeconds: number; documents: Documents } {
  const snapshot = readSnapshot(catalogFolder)
  const since = performance.now()
  const { content } = decodeSnapshot(snapshot)
  return { content, decodeSeconds: secondsSince(since), documents: countDocuments(snapshot) }
}
