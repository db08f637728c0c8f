import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDatabase } from 'local-firebase'

import { emptyCollections } from '#contract/reading/snapshot.ts'
import { controlFile } from '#publishing/control.ts'
import type { Publication } from '#publishing/publication.ts'
import { sitePlace, siteReleases } from '#publishing/site-place.ts'
import { replaceCollections } from '../../../scripts/database/documents.ts'
import { withDatabase } from '../../../scripts/database/target.ts'
import { startPublisher } from '../../../scripts/publisher/publisher.ts'

const stop = { by: 'ana', reason: 'prices are wrong', since: '2026-11-24T10:00:00.000Z', to: '7' }
const longestMs = 60_000
let place = ''

/** A site that other code has made, as after a rollback to a release from before a deployment. */
beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'stopped-'))
  const { host } = await startDatabase()
  Object.assign(process.env, { FIRESTORE_EMULATOR_HOST: host, SITE_PLACE: place })
  await withDatabase({ host, kind: 'emulator', named: 'this test' }, 'replace', async db => {
    await replaceCollections(db, { ...emptyCollections(), provincias: [{ codigo: '29', id: '29' }] })
    return { kind: 'done' }
  })
  const whole = join(place, 'whole')
  mkdirSync(whole)
  writeFileSync(join(whole, 'index.html'), 'as it was')
  await siteReleases().replace(whole, { code: 'of before', documents: {}, keys: new Map() })
}, longestMs)
afterAll(() => {
  delete process.env.SITE_PLACE
  delete process.env.FIRESTORE_EMULATOR_HOST
  rmSync(place, { force: true, recursive: true })
})

async function firstOfPublisher(): Promise<Publication> {
  const first = Promise.withResolvers<Publication>()
  const publisher = startPublisher({ isFollowing: true, onPublication: first.resolve })
  const asked = publisher.publish()
  const publication = await first.promise
  expect(await asked).toEqual(publication)
  await publisher.close()
  return publication
}

test(
  'a site of other code that somebody went back to is held by that decision, and nothing has failed',
  async () => {
    const control = controlFile(sitePlace().folder)
    await control.change(before => ({ ...before, stop }))
    expect(await firstOfPublisher()).toEqual({ alarms: [{ kind: 'stopped', ...stop }], kind: 'stopped' })
    await control.change(before => ({ ...before, stop: null }))
    expect(await firstOfPublisher()).toMatchObject({ kind: 'failed' })
  },
  longestMs
)
