import { FieldPath, type Firestore, type Query } from 'firebase-admin/firestore'
import * as logger from 'firebase-functions/logger'

import { uploadedFilesIn } from '#contract/documents/experience/photo-addresses.ts'
import { autosaveCollection } from '#studio/autosave/stored-autosave.contract.ts'
import { versionsCollection } from '#studio/document/stored.contract.ts'
import { proposalsCollection } from '#studio/proposals/stored-proposal.contract.ts'
import { photoPlace } from '#domain/data/picture-file.ts'
import { studioCollections } from '#studio/document/studio-document.ts'

import type { Files } from '#functions/site/files.ts'

/** An uploaded photograph may wait this long on a device, in a form that was not saved yet. */
const keptDays = 30
const dayMs = 24 * 60 * 60 * 1000
const documentsPerPage = 300

/** Removes files that no document names, no version of one, no proposal and nothing that an editor has not published yet: a restored version finds its photographs. */
export async function sweepPhotos(stored: Files, db: Firestore, now: Date): Promise<void> {
  const limit = now.getTime() - keptDays * dayMs
  const old = (await stored.list(photoPlace)).filter(({ written }) => written.getTime() < limit)
  if (old.length === 0) return
  const unnamed = new Set(old.map(({ path }) => path))
  const queries = [
    ...[...studioCollections, autosaveCollection, proposalsCollection].map(name => db.collection(name)),
    db.collectionGroup(versionsCollection)
  ]
  for (const query of queries) await dropNamed(query, unnamed)
  await Promise.all([...unnamed].map(path => stored.remove(path)))
  if (unnamed.size > 0) logger.info(`${unnamed.size} photographs that no document names were removed`)
}

/** Page by page: versions of years do not fit into the memory of a function. */
async function dropNamed(query: Query, unnamed: Set<string>): Promise<void> {
  const page = query.orderBy(FieldPath.documentId()).limit(documentsPerPage)
  let { docs } = await page.get()
  while (docs.length > 0) {
    for (const document of docs) for (const path of uploadedFilesIn(document.data())) unnamed.delete(path)
    const last = docs.at(-1)
    if (docs.length < documentsPerPage || last === undefined) return
    // oxlint-disable-next-line no-await-in-loop -- a page begins where the one before ends
    ;({ docs } = await page.startAfter(last).get())
  }
}
