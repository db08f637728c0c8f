import { rmSync } from 'node:fs'
import { basename } from 'node:path'
import type { Releases, Shown } from 'live-publisher'
import { publishedCatalog } from '#catalog/model/photos.ts'
import { filesOf } from '#catalog/routing/site.ts'
import type { Content } from '#domain/catalogue/content.ts'
import { catalogFolder, hasSnapshot, readSnapshot, snapshotIn } from '#catalog/model/snapshot.ts'
import { decodeSnapshot } from '#contract/reading/decode-snapshot.ts'
import { countDocuments } from '#contract/problems/problem.ts'
import { controlFile, wordsOfStop } from '#publishing/control.ts'
import { errorMessage } from '#publishing/error-message.ts'
import { hostingConfigFile, sitePlace, siteReleases } from '#publishing/site-place.ts'
import { writeAddressFile } from '../addresses/store.ts'
import { type Outcome, progress, refused, seconds } from '../console.ts'
import { bundleFunctions } from './functions.ts'
import { reportPhotos } from './pictures/photo-report.ts'
import { gatherPhotos } from './pictures/photos.ts'
import { keepPolicy } from './policy.ts'
import { keepRegion } from './region.ts'
import { render } from './render.ts'
import { drawAll } from './pictures/pictures.ts'
import { codeStamp, isBuilt, setBuilt, stampOf } from './stamp.ts'
import { writeWorker } from './worker.ts'

const longestLog = 60

const { buildFolder: draftFolder, removeOrphans } = siteReleases()

interface Options {
  onlyWhenChanged?: boolean
  signal?: AbortSignal
}

/** Makes the site and the functions from the snapshot. Until everything is made, the last good site stays. */
export function buildSite(options: Options = {}): Promise<Outcome> {
  return withDraft(draft => buildInto(draft, options))
}

/** Work from the snapshot in a folder of this program, which goes with what failed in it. */
export async function withDraft(work: (draft: string) => Promise<Outcome>): Promise<Outcome> {
  if (!hasSnapshot())
    return refused(`There is no ${snapshotIn(catalogFolder)} to build from. Make it first: npm run pull`)
  try {
    rmSync(draftFolder, { force: true, recursive: true })
    return await work(draftFolder)
  } catch (error) {
    return refused(failure([errorMessage(error)]))
  } finally {
    rmSync(draftFolder, { force: true, recursive: true })
  }
}

/** Why the site that is served stays as it is, in words; null where it is not stopped. */
export async function stopOf(): Promise<string | null> {
  const stop = siteReleases().current() ? (await controlFile(sitePlace().folder).read()).stop : null
  return stop && wordsOfStop(stop)
}

async function buildInto(draft: string, options: Options): Promise<Outcome> {
  removeOrphans()
  await bundleFunctions()
  const stop = await stopOf()
  if (stop !== null) return whileStopped(stop, options)
  const [stamp, code] = [stampOf(), codeStamp()]
  if (options.onlyWhenChanged && isBuilt(stamp)) {
    console.log('  neither the catalogue nor the code has changed: the site stands')
    renewHostingConfig(sitePlace().served)
    return { kind: 'done' }
  }
  const snapshot = readSnapshot()
  const { addresses, content } = decodeSnapshot(snapshot)
  reportPhotos(await gatherPhotos(content.experiences))
  const since = performance.now()
  const documents = countDocuments(snapshot)
  const rendering = await render(draft, documents, { signal: options.signal })
  if (rendering.pages === null) return refused(failure(rendering.log))
  console.log(`  ${rendering.pages} pages in ${seconds(since)}, ${rendering.peakMb} MB at most`)
  const pictures = await drawPictures(draft, content, options.signal)
  const keys = new Map([...rendering.keys, ...filesOf([pictures])])
  await putInPlace(draft, { addresses, code, documents, keys, stamp })
  return { kind: 'done' }
}

/** A site that is complete but for its worker. */
interface Made extends Omit<Parameters<Releases['replace']>[1], 'version'> {
  addresses: Parameters<typeof writeAddressFile>[1]
  stamp: string
}

/** Adds what is made of all the files, and puts the site in the place of the one that is served. */
export async function putInPlace(draft: string, { addresses, stamp, ...entry }: Made): Promise<void> {
  await writeWorker(draft)
  renewHostingConfig(draft)
  await siteReleases().replace(draft, entry)
  writeAddressFile(sitePlace().folder, addresses)
  setBuilt(stamp)
}

/** A site that was stopped is not built over: it is served as it is. */
function whileStopped(words: string, { onlyWhenChanged = false }: Options): Outcome {
  if (!onlyWhenChanged) return refused(`Not built. ${words}`)
  console.log(`  the site stays as it is. ${words}`)
  renewHostingConfig(sitePlace().served)
  return { kind: 'done' }
}

function renewHostingConfig(folder: string): void {
  const name = basename(hostingConfigFile())
  if (keepPolicy(folder)) console.log(`  ${name}: the content security policy follows the pages`)
  if (keepRegion()) console.log(`  ${name}: functions are looked for in the region of the settings`)
}

async function drawPictures(draft: string, content: Content, signal?: AbortSignal): Promise<Shown[]> {
  const drawing = await drawAll(publishedCatalog(content), draft, {
    report: progress('  pictures drawn'),
    signal
  })
  console.log(
    `  ${drawing.pictures} pictures for sharing and sizes of photographs, ${drawing.drawn} of them new, in ${drawing.seconds.toFixed(1)} s`
  )
  return drawing.shown
}

export function failure(log: string[]): string {
  return ['The build failed; the last good site is untouched.', ...log.slice(-longestLog)].join('\n')
}
