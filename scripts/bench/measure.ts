import { readFileSync } from 'node:fs'
import { decodeSnapshot } from '#contract/content.ts'
import { snapshotSchema } from '#contract/snapshot.ts'
import { type Refusal, refused } from '../console.ts'
import { startDatabase } from '../local/database.ts'
import { render } from '../site/render.ts'
import type { Figures } from './figures.ts'
import { renderSeconds } from './render-seconds.ts'
import { secondsOf, secondsSince } from './timed.ts'
import { weigh } from './weigh.ts'

type Measured = { kind: 'measured'; figures: Figures } | Refusal
type Filling = Pick<Figures, 'pullSeconds' | 'seedSeconds'>

/** Takes the catalogue of a folder the whole way, in a database and in folders of its own: seed, pull, clean build. */
export async function measure(folder: string, experiences: number): Promise<Measured> {
  const catalogFolder = `${folder}/catalog`
  process.env.CATALOG_FOLDER = catalogFolder
  const filling = await fill(folder)
  if (filling === null) return refused('The catalogue did not come through seeding and pulling.')
  const decodeSeconds = decode(`${catalogFolder}/snapshot.json`)
  const since = performance.now()
  const rendering = await render(`${folder}/site`)
  if (rendering.pages === null) return refused(['The build failed.', ...rendering.log.slice(-60)].join('\n'))
  const buildSeconds = secondsSince(since)
  const figures = {
    buildSeconds,
    decodeSeconds,
    experiences,
    ...filling,
    output: weigh(`${folder}/site`),
    pages: rendering.pages,
    pagesPerSecond: Math.round(rendering.pages / buildSeconds),
    peakMb: rendering.peakMb,
    renderSeconds: renderSeconds(rendering.log)
  }
  return { figures, kind: 'measured' }
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

function decode(snapshotFile: string): number {
  const snapshot = snapshotSchema.parse(JSON.parse(readFileSync(snapshotFile, 'utf8')))
  const since = performance.now()
  decodeSnapshot(snapshot)
  return secondsSince(since)
}
