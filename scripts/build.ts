import { copyFileSync, cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { partName, readPart } from './site/parts/part-name.ts'
import { argumentsGiven, end, type Outcome, progress, refused, seconds } from './console.ts'
import { buildSite, failure, putInPlace, stopOf, withDraft } from './site/build.ts'
import { hostWarnings, isOtherHost, otherHosts, writeForHost } from './site/hosts/write.ts'
import {
  defaultPartsFolder,
  type PartRecord,
  placeOf,
  problemOf,
  readRecords,
  writeRecord
} from './site/parts/part-record.ts'
import { structureConsole } from './telemetry/log.ts'
import { createHash } from 'node:crypto'
import { type BuildPart, joinParts } from 'live-publisher'
import { publishedCatalog, readPhotoIndex } from '#catalog/model/photos.ts'
import { filesOf } from '#catalog/routing/site.ts'
import { readSnapshot } from '#catalog/model/snapshot.ts'
import { decodeSnapshot } from '#contract/reading/decode-snapshot.ts'
import { countDocuments } from '#contract/problems/problem.ts'
import { siteReleases } from '#publishing/site-place.ts'
import { gatherPhotos } from './site/pictures/photos.ts'
import { drawAll } from './site/pictures/pictures.ts'
import { inlinePartsFile, render } from './site/render.ts'
import { codeStamp, stampOf } from './site/stamp.ts'
import { join } from 'node:path'
import { writeFileAtomic } from '#publishing/files/write-file-atomic.ts'
import { bundleFunctions } from './site/functions.ts'

structureConsole(process.env)
const { values } = argumentsGiven('build', {
  options: {
    folder: { default: defaultPartsFolder, type: 'string' },
    host: { type: 'string' },
    join: { default: false, type: 'boolean' },
    part: { type: 'string' }
  }
})
const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort())

end(await build())

async function build(): Promise<Outcome> {
  if (values.join) {
    console.log('Joining the parts of the site')
    return joinSite(values.folder)
  }
  if (values.host !== undefined) return buildForHost(values.host)
  if (values.part === undefined) {
    console.log('Building the site')
    return buildSite({ signal: stopping.signal })
  }
  const part = readPart(values.part)
  if (part === null) return refused('--part is to be one of several, such as 1/4.')
  console.log(`Building part ${partName(part)} of the site`)
  return buildPart(part, values.folder, stopping.signal)
}

async function buildForHost(host: string): Promise<Outcome> {
  if (!isOtherHost(host)) return refused(`--host is to be one of ${otherHosts.join(', ')}.`)
  console.log(`Building the site for ${host}`)
  // A file of its own: the policy of a build names the project, which nobody is to commit.
  process.env.HOSTING_CONFIG ||= 'firebase.hosts.json'
  copyFileSync('firebase.json', process.env.HOSTING_CONFIG)
  for (const warning of hostWarnings(process.env)) console.warn(`  ${warning}`)
  const built = await buildSite({ onlyWhenChanged: true, signal: stopping.signal })
  if (built.kind === 'done') console.log(`  written to ${await writeForHost(host)} (docs/other-hosts.md)`)
  return built
}

/** Makes one of several parts of the site from the snapshot, into a folder from which they are joined. */
function buildPart(part: BuildPart, folder: string, signal: AbortSignal): Promise<Outcome> {
  return withDraft(async draft => {
    const { files, root } = placeOf(folder, part)
    rmSync(root, { force: true, recursive: true })
    siteReleases().removeOrphans()
    const stamp = stampOf()
    const snapshot = readSnapshot()
    const { content } = decodeSnapshot(snapshot)
    await gatherPhotos(content.experiences)
    const since = performance.now()
    const inlineParts = `${draft}.inline.json`
    const rendering = await render(draft, countDocuments(snapshot), { inlineParts, part, signal })
    if (rendering.pages === null) return refused(failure(rendering.log))
    const report = progress('  pictures drawn')
    const { pictures, shown } = await drawAll(publishedCatalog(content), draft, { part, report, signal })
    moveFolder(draft, files)
    writeRecord(folder, {
      ...part,
      inlineParts: readFileSync(inlineParts, 'utf8'),
      keys: Object.fromEntries(rendering.keys),
      pages: rendering.pages,
      photographs: createHash('sha256').update(JSON.stringify(readPhotoIndex())).digest('base64url'),
      pictures: Object.fromEntries(filesOf([shown])),
      stamp
    })
    rmSync(inlineParts)
    console.log(
      `  part ${partName(part)}: ${rendering.pages} pages and ${pictures} pictures in ${seconds(since)}, ${rendering.peakMb} MB at most`
    )
    return { kind: 'done' }
  })
}

/** The folder of the parts may be another disk, or a bucket. */
function moveFolder(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch {
    cpSync(from, to, { recursive: true })
  }
}

/** Puts the parts in a folder together as the site, byte for byte what one build makes of the snapshot, and takes them away. */
function joinSite(folder: string): Promise<Outcome> {
  return withDraft(async draft => {
    const stop = await stopOf()
    if (stop !== null) return refused(`Not joined. ${stop}`)
    const [records, stamp] = [readRecords(folder), stampOf()]
    const problem = problemOf(records, stamp)
    const [first] = records
    if (problem !== null || first === undefined) return refused(failure([problem ?? '']))
    const since = performance.now()
    await bundleFunctions()
    joinParts(
      records.map(record => placeOf(folder, record).files),
      draft
    )
    const snapshot = readSnapshot()
    const { addresses } = decodeSnapshot(snapshot)
    const keys = new Map(
      [first.keys, ...records.map(({ pictures }) => pictures)].flatMap(keyed => Object.entries(keyed))
    )
    const missing = [...keys.keys()].filter(file => !existsSync(join(draft, file)))
    if (missing.length > 0) return refused(failure([`No part has made ${missing.slice(0, 5).join(', ')}`]))
    writeFileAtomic(inlinePartsFile, first.inlineParts)
    await putInPlace(draft, {
      addresses,
      code: codeStamp(),
      documents: countDocuments(snapshot),
      keys,
      stamp
    })
    rmSync(folder, { force: true, recursive: true })
    console.log(`  ${pagesOf(records)} pages of ${records.length} parts joined in ${seconds(since)}`)
    return { kind: 'done' }
  })
}

function pagesOf(records: readonly PartRecord[]): number {
  return records.reduce((sum, { pages }) => sum + pages, 0)
}
