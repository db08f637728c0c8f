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
import { grow } from '../grow.ts'
import { type EditFigures, measurePublishing, type PublishingFigures } from '../publishing.ts'
import { kilobytes, type Measured, type Options, type Section } from '../section.ts'
import { secondsOf, secondsSince } from '../timed.ts'
import { weigh, type Weights } from '../weigh.ts'

const completed = /^\S+ ✓ Completed in (?:(\d+)m )?([\d.]+)(m?s)\.$/m

/** How long the pages themselves took, by what Astro says: `27.53s`, `850ms` or `1m 7s`. Lines about its other steps have a label. */
export function renderSeconds(log: string[]): number {
  const [, minutes = 0, number = 0, unit] = completed.exec(log.join('\n')) ?? []
  return Number(minutes) * 60 + Number(number) / (unit === 'ms' ? 1000 : 1)
}

interface Figures {
  experiences: number
  seedSeconds: number
  pullSeconds: number
  /** The pull takes this long: from documents to the content of the site. */
  decodeSeconds: number
  buildSeconds: number
  /** The build takes this long: from the first page to the last. */
  renderSeconds: number
  pages: number
  pagesPerSecond: number
  peakMb: number
  output: Weights
  /** Cost of an edit of a finished site. */
  publishing: PublishingFigures
  /** The pictures for sharing, which are not part of the clean build: drawn for the first time, and when all are there. */
  sharing: Sharing | null
}

interface Sharing {
  pictures: number
  bytes: number
  firstSeconds: number
  againSeconds: number
}

/** The figures as lines for people. */
function rowsOf(figures: Figures): Measured['rows'] {
  const {
    buildSeconds,
    decodeSeconds,
    output,
    pages,
    peakMb,
    publishing,
    pullSeconds,
    renderSeconds,
    sharing
  } = figures
  return [
    ['experiences', String(figures.experiences)],
    ['seed', `${figures.seedSeconds} s`],
    ['pull', `${pullSeconds} s, of it decoding ${decodeSeconds} s`],
    ['clean build', `${buildSeconds} s, of it rendering ${renderSeconds} s`],
    ['pages', `${pages}, ${figures.pagesPerSecond} a second`],
    ['memory at most', `${peakMb} MB`],
    ['output', `${megabytes(output.bytes)} in ${output.files} files`],
    ...output.pageTypes.map(({ medianBrotliBytes, medianBytes, pages: count, type }): [string, string] => [
      `  ${type} (${count})`,
      `${kilobytes(medianBytes)}, ${kilobytes(medianBrotliBytes)} brotli (median)`
    ]),
    ...output.forOthers.map(({ bytes, files, kind, medianBrotliBytes, medianBytes }): [string, string] => [
      `  for others: ${kind} (${files})`,
      `${kilobytes(medianBytes)}, ${kilobytes(medianBrotliBytes)} brotli (median), ${kilobytes(bytes)} in all`
    ]),
    ...(sharing === null ? [] : pictureRows(sharing)),
    ['publishing', `${publishing.peakMb} MB at most`],
    ['  nothing changed', `${publishing.unchangedSeconds} s`],
    ...publishing.edits.map(({ files, sinceSeenSeconds, sinceWriteSeconds, what }): [string, string] => [
      `  ${what}`,
      `served after ${sinceWriteSeconds} s, since it was seen ${sinceSeenSeconds.toFixed(2)} s, ${files} files`
    ]),
    ...dailyRows(publishing.dailyEdits)
  ]
}

/** Promised time for a changed text of one experience (design.md, section 11), in seconds. */
const promisedSeconds = 0.5

/** How long they take, together and kind by kind: one alone says little, as each meets what else the machine does. */
function dailyRows(edits: EditFigures[]): Measured['rows'] {
  if (edits.length === 0) return []
  const late = edits.filter(({ sinceSeenSeconds }) => sinceSeenSeconds > promisedSeconds).length
  const most = Math.max(...edits.map(({ files }) => files))
  const kinds = Map.groupBy(edits, ({ what }) => what.replace(/, number \d+$/, ''))
  return [
    [`  ${edits.length} edits as of every day`, `since each was seen ${spreadOf(edits)}`],
    ['  of them', `${late} above ${promisedSeconds} s, ${most} files at most`],
    ...[...kinds].map(([kind, those]): [string, string] => [
      `    ${kind}`,
      `${those.length} times, ${spreadOf(those)}`
    ])
  ]
}

function spreadOf(edits: EditFigures[]): string {
  const seconds = edits.map(({ sinceSeenSeconds }) => sinceSeenSeconds).toSorted((a, b) => a - b)
  const at = (share: number) => (seconds[Math.ceil(share * seconds.length) - 1] ?? 0).toFixed(2)
  return `${at(0.5)} s in the middle, nine of ten within ${at(0.9)} s, ${at(1)} s at most`
}

function pictureRows({ againSeconds, bytes, firstSeconds, pictures }: Sharing): Measured['rows'] {
  return [
    ['sharing pictures', `${pictures}, ${megabytes(bytes)}`],
    ['  drawn', `${firstSeconds.toFixed(1)} s, again ${againSeconds.toFixed(1)} s`]
  ]
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6)} MB`
}

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
