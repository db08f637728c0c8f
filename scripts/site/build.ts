import { existsSync, rmSync } from 'node:fs'
import type { Shown } from 'live-publisher'
import { createCatalog } from '#catalog/model/catalog.ts'
import { filesOf } from '#catalog/routing/site.ts'
import type { Content } from '#domain/catalogue/content.ts'
import { readSnapshot, snapshotFile } from '#catalog/model/snapshot.ts'
import { decodeSnapshot } from '#contract/reading/content.ts'
import { countDocuments } from '#contract/problems/problem.ts'
import { errorMessage } from '#publishing/error-message.ts'
import { sitePlace, siteReleases } from '#publishing/site-place.ts'
import { type Outcome, progress, refused, seconds } from '../console.ts'
import { bundleFunctions } from './functions.ts'
import { reportPhotos } from './pictures/photo-report.ts'
import { gatherPhotos } from './pictures/photos.ts'
import { keepPolicy } from './policy.ts'
import { render } from './render.ts'
import { drawAll } from './pictures/share.ts'
import { codeStamp, isBuilt, setBuilt, stampOf } from './stamp.ts'
import { writeWorker } from './worker.ts'

const longestLog = 60

const { buildFolder: draft, removeOrphans } = siteReleases()

interface Options {
  onlyWhenChanged?: boolean
  signal?: AbortSignal
}

/** Makes the site and the functions from the snapshot. Until everything is made, the last good site stays. */
export async function buildSite(options: Options = {}): Promise<Outcome> {
  try {
    return await tryToBuild(options)
  } catch (error) {
    return refused(failure([errorMessage(error)]))
  } finally {
    rmSync(draft, { force: true, recursive: true })
  }
}

async function tryToBuild(options: Options): Promise<Outcome> {
  if (!existsSync(snapshotFile)) {
    return refused(`There is no ${snapshotFile} to build from. Make it first: npm run pull`)
  }
  removeOrphans()
  await bundleFunctions()
  const [stamp, code] = [stampOf(), codeStamp()]
  if (options.onlyWhenChanged && isBuilt(stamp)) {
    console.log('  neither the catalogue nor the code has changed: the site stands')
    renewPolicy(sitePlace().served)
    return { kind: 'done' }
  }
  const snapshot = readSnapshot()
  const { content } = decodeSnapshot(snapshot)
  reportPhotos(await gatherPhotos(content.experiences))
  const since = performance.now()
  rmSync(draft, { force: true, recursive: true })
  const documents = countDocuments(snapshot)
  const rendering = await render(draft, documents, options.signal)
  if (rendering.pages === null) return refused(failure(rendering.log))
  console.log(`  ${rendering.pages} pages in ${seconds(since)}, ${rendering.peakMb} MB at most`)
  await writeWorker(draft)
  const pictures = await drawPictures(content, options.signal)
  const keys = new Map([...rendering.keys, ...filesOf([pictures])])
  renewPolicy(draft)
  await siteReleases().replace(draft, { code, documents, keys })
  setBuilt(stamp)
  return { kind: 'done' }
}

function renewPolicy(folder: string): void {
  if (keepPolicy(folder)) console.log('  firebase.json: the content security policy follows the pages')
}

async function drawPictures(content: Content, signal?: AbortSignal): Promise<Shown[]> {
  const drawing = await drawAll(createCatalog(content), draft, {
    report: progress('  pictures for sharing drawn'),
    signal
  })
  console.log(
    `  ${drawing.pictures} pictures for sharing, ${drawing.drawn} of them new, in ${drawing.seconds.toFixed(1)} s`
  )
  return drawing.shown
}

function failure(log: string[]): string {
  return ['The build failed; the last good site is untouched.', ...log.slice(-longestLog)].join('\n')
}
