import { createHash } from 'node:crypto'
import { cpSync, readFileSync, renameSync, rmSync } from 'node:fs'
import type { BuildPart } from 'live-publisher'
import { publishedCatalog, readPhotoIndex } from '#catalog/model/photos.ts'
import { filesOf } from '#catalog/routing/site.ts'
import { readSnapshot } from '#catalog/model/snapshot.ts'
import { decodeSnapshot } from '#contract/reading/decode-snapshot.ts'
import { countDocuments } from '#contract/problems/problem.ts'
import { partName } from './part-name.ts'
import { siteReleases } from '#publishing/site-place.ts'
import { type Outcome, progress, refused, seconds } from '../../console.ts'
import { failure, withDraft } from '../build.ts'
import { gatherPhotos } from '../pictures/photos.ts'
import { drawAll } from '../pictures/pictures.ts'
import { render } from '../render.ts'
import { stampOf } from '../stamp.ts'
import { placeOf, writeRecord } from './part-record.ts'

/** Makes one of several parts of the site from the snapshot, into a folder from which they are joined. */
export function buildPart(part: BuildPart, folder: string, signal: AbortSignal): Promise<Outcome> {
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
