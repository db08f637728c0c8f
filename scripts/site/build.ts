import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { createCatalog } from '#catalog/catalog.ts'
import type { Content } from '#domain/content.ts'
import { readSnapshot, snapshotFile } from '#catalog/snapshot.ts'
import { decodeSnapshot } from '#contract/content.ts'
import { type Outcome, progress, refused, seconds } from '../console.ts'
import { bundleFunctions } from './functions.ts'
import { reportPhotos } from './photo-report.ts'
import { gatherPhotos } from './photos.ts'
import { keepPolicy } from './policy.ts'
import { type Rendering, render } from './render.ts'
import { drawAll } from './share.ts'
import { isBuilt, setBuilt, stampOf, unsetBuilt } from './stamp.ts'

/** Apart for each process: two builds at once must not meet. */
const draft = `.render/${process.pid}`
const served = 'dist'
const last = '.cache/last-site'
const longestLog = 60

/** Makes the site and the functions from the snapshot. Until everything is made, the last good site stays. */
export async function buildSite(
  options: { onlyWhenChanged?: boolean; signal?: AbortSignal } = {}
): Promise<Outcome> {
  if (!existsSync(snapshotFile)) {
    return refused(`There is no ${snapshotFile} to build from. Make it first: npm run pull`)
  }
  restore()
  await bundleFunctions()
  const stamp = stampOf()
  if (options.onlyWhenChanged && isBuilt(stamp)) {
    console.log('  neither the catalogue nor the code has changed: the site stands')
    renewPolicy(served)
    return { kind: 'done' }
  }
  const { content } = decodeSnapshot(readSnapshot())
  reportPhotos(await gatherPhotos(content.experiences))
  const since = performance.now()
  rmSync(draft, { force: true, recursive: true })
  const rendering = await render(draft, options.signal)
  if (rendering.pages === null) {
    rmSync(draft, { force: true, recursive: true })
    return refused(failure(rendering))
  }
  console.log(`  ${rendering.pages} pages in ${seconds(since)}, ${rendering.peakMb} MB at most`)
  await drawPictures(content, options.signal)
  unsetBuilt()
  renewPolicy(draft)
  replace()
  setBuilt(stamp)
  return { kind: 'done' }
}

function renewPolicy(folder: string): void {
  if (keepPolicy(folder)) console.log('  firebase.json: the content security policy follows the pages')
}

async function drawPictures(content: Content, signal?: AbortSignal): Promise<void> {
  const drawing = await drawAll(createCatalog(content), draft, {
    report: progress('  pictures for sharing drawn'),
    signal
  })
  console.log(
    `  ${drawing.pictures} pictures for sharing, ${drawing.drawn} of them new, in ${drawing.seconds.toFixed(1)} s`
  )
}

function replace(): void {
  rmSync(last, { force: true, recursive: true })
  mkdirSync(dirname(last), { recursive: true })
  if (existsSync(served)) renameSync(served, last)
  renameSync(draft, served)
  rmSync(last, { force: true, recursive: true })
}

/** After an end between the two renames of `replace`. */
function restore(): void {
  if (!existsSync(served) && existsSync(last)) renameSync(last, served)
}

function failure({ log }: Rendering): string {
  return ['The build failed; the last good site is untouched.', ...log.slice(-longestLog)].join('\n')
}
