import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { joinParts } from 'live-publisher'
import { writeFileAtomic } from '#publishing/files/write-file-atomic.ts'
import { readSnapshot } from '#catalog/model/snapshot.ts'
import { decodeSnapshot } from '#contract/reading/decode-snapshot.ts'
import { countDocuments } from '#contract/problems/problem.ts'
import { type Outcome, refused, seconds } from '../../console.ts'
import { failure, putInPlace, stopOf, withDraft } from '../build.ts'
import { bundleFunctions } from '../functions.ts'
import { inlinePartsFile } from '../render.ts'
import { codeStamp, stampOf } from '../stamp.ts'
import { type PartRecord, placeOf, problemOf, readRecords } from './part-record.ts'

/** Puts the parts in a folder together as the site, byte for byte what one build makes of the snapshot, and takes them away. */
export function joinSite(folder: string): Promise<Outcome> {
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
