import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

import type { Deployment } from '#publishing/hosting/deploy.ts'
import { createPendingEdits, onlineAfter } from '#publishing/online-edits.ts'
import type { Publication } from '#publishing/publication.ts'
import { readStatus, writeStatus } from '#publishing/status-file.ts'
import { statusAfter } from '#publishing/status.ts'

const report = { moment: '2026-11-21T10:00:00Z', pages: 1200, problems: [] }
const changes = {
  added: ['/en/experiencias/kayak'],
  changed: ['/', '/malaga.json'],
  removed: ['/poster.svg']
}
const step = { files: { added: [], changed: [], removed: [] }, from: 1, to: 1 }
const published: Publication = { ...changes, kind: 'published', milliseconds: 240, report, step }
const unchanged: Publication = { kind: 'unchanged', milliseconds: 90, report, step }
const failed: Publication = { kind: 'failed', reason: 'no space left' }
const first = '2026-11-21T10:00:00.000000000Z'
const second = '2026-11-21T10:00:01.000000000Z'
const kayak = { document: 'experiencias/kayak', revision: first }
const now = new Date('2026-11-21T10:00:00.400Z')

describe('the edits of a publication', () => {
  test('are those that were heard of when the documents were read for it', () => {
    const edits = createPendingEdits()
    edits.read(new Map([[kayak.document, first]]))
    edits.read(new Map())
    expect(edits.broughtBy(published)).toEqual([kayak])
    expect(edits.broughtBy(unchanged)).toEqual([])
  })

  test('wait when it fails, and when it leaves some out', () => {
    const edits = createPendingEdits()
    edits.read(new Map([[kayak.document, first]]))
    expect(edits.broughtBy(failed)).toEqual([])
    expect(edits.broughtBy({ ...published, report: { ...report, waits: '40 edits' } })).toEqual([])
    edits.read(new Map([[kayak.document, second]]))
    expect(edits.broughtBy(unchanged)).toEqual([{ ...kayak, revision: second }])
  })
})

describe('what is online', () => {
  test('is told with the time it took and the number of pages', () => {
    expect(onlineAfter([], { deployment: null, publication: { ...published, edits: [kayak] } }, now)).toEqual(
      [{ ...kayak, milliseconds: 400, moment: now.toISOString(), pages: 2 }]
    )
  })

  test('of a change that nobody sees is no page', () => {
    const [edit] = onlineAfter([], { deployment: null, publication: { ...unchanged, edits: [kayak] } }, now)
    expect(edit).toMatchObject({ moment: now.toISOString(), pages: 0 })
  })

  test('begins with the release where one follows, also when it worked at the second time', () => {
    const broken: Deployment = { kind: 'failed', reason: 'the network' }
    const run = { deployment: broken, publication: { ...published, edits: [kayak] } }
    const waiting = onlineAfter([], run, now)
    expect(waiting).toEqual([{ ...kayak, milliseconds: null, moment: null, pages: 2 }])
    const later = new Date('2026-11-21T10:00:30.000Z')
    expect(onlineAfter(waiting, { deployment: null, publication: unchanged }, later)).toEqual([
      { ...kayak, milliseconds: 30_000, moment: later.toISOString(), pages: 2 }
    ])
  })

  test('names each document once, as it was left last', () => {
    const before = onlineAfter([], { deployment: null, publication: { ...published, edits: [kayak] } }, now)
    const again = { ...unchanged, edits: [{ ...kayak, revision: second }] }
    expect(onlineAfter(before, { deployment: null, publication: again }, now)).toMatchObject([
      { revision: second }
    ])
  })

  test('is in the status, and in its file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'status-'))
    const file = join(folder, 'status.json')
    const run = { announcements: [], deployment: null, publication: { ...published, edits: [kayak] } }
    writeStatus(statusAfter(null, run, now), file)
    expect(readStatus(file)?.edits).toMatchObject([{ ...kayak, milliseconds: 400, pages: 2 }])
    rmSync(folder, { recursive: true })
  })
})

test('a note stays until something else is published', () => {
  const quiet = { announcements: [], deployment: null }
  const noted = { ...statusAfter(null, { ...quiet, publication: published }, now), notes: ['no alert'] }
  expect(statusAfter(noted, { ...quiet, publication: unchanged }, now).notes).toEqual(['no alert'])
  expect(statusAfter(noted, { ...quiet, publication: published }, now).notes).toEqual([])
})
