import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Catalog } from '#catalog/model/catalog.ts'
import type { Problem } from '#contract/problems/problem.ts'
import { controlFile, stopsOf } from '#publishing/control.ts'
import { site } from '#publishing/site.ts'
import { createPublisher, openReleases, type Renderer } from 'live-publisher'
import { statusAfter } from '#publishing/status.ts'
import { emptyCollections } from '#contract/reading/snapshot.ts'
import { editGuarded, blockedChangesIn, openDayGuard } from '../../../scripts/guard/day-guard.ts'
import { pause } from '../../../scripts/control/operate.ts'
import { createEditor, type ContentVersion } from '../../../scripts/site/content-version.ts'
import { afterPublication } from '../../../scripts/publisher/after-publication.ts'
import { anExperienceDocument } from '../../fixtures/documents.ts'
import { filesIn } from '../../fixtures/files-in.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guard-'))
})
afterEach(() => rmSync(folder, { force: true, recursive: true }))

const catalogue = (ids: number[]) => ({
  ...emptyCollections(),
  experiencias: ids.map(id => anExperienceDocument({ id: `e${id}`, nombre: `N${id}`, slug: `e${id}` }))
})
const all = catalogue(Array.from({ length: 20 }, (_, id) => id))
const few = catalogue([0, 1])
const now = new Date()

test('what waits is remembered by the next program, and what was released by the one beside it', () => {
  const guard = openDayGuard(folder, null)
  guard.published(guard.admit(all, now, false))
  const held = guard.admit(few, now, false)
  guard.published(held)
  expect(held.collections.experiencias).toHaveLength(20)
  const next = openDayGuard(folder, null)
  expect(next.admit(few, now, false).collections.experiencias).toHaveLength(20)
  next.published(next.admit(few, now, true))
  expect(guard.admit(few, now, false).collections.experiencias).toHaveLength(2)
})

test('a program that passes knows what the one before it published, as long as nothing else was', () => {
  const first = openDayGuard(folder, () => 7)
  first.published(first.admit(all, now, false))
  expect(openDayGuard(folder, () => 7).admit(few, now, false).memory.held).toHaveLength(18)
  expect(openDayGuard(folder, () => 8).admit(few, now, false).memory.held).toEqual([])
})

test.each(['{', '{"held":[{"id":7}]}', '[]'])('a memory that says %j begins anew, and says so', text => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  writeFileSync(join(folder, 'guard.json'), text)
  expect(openDayGuard(folder, null).admit(few, now, false).memory.held).toEqual([])
  expect(said).toHaveBeenCalledTimes(1)
  said.mockRestore()
})

test('a publication leaves out what is suspicious alone, says so, and who lets it go is written down', async () => {
  const place = { folder: join(folder, 'releases'), served: join(folder, 'served') }
  mkdirSync(join(folder, 'draft'))
  writeFileSync(join(folder, 'draft/favicon.svg'), 'icon')
  const releases = openReleases(place)
  releases.install(join(folder, 'draft'), { code: 'code', documents: {}, keys: new Map() })
  let documents = all
  const editor = createEditor()
  const guard = openDayGuard(folder, null)
  const control = controlFile(folder)
  const edit = (isReleased = false) => editGuarded(editor, guard, documents, isReleased)
  const publisher = createPublisher<Catalog, Problem, ContentVersion>({
    code: 'code',
    onOnline: afterPublication({ addresses: { write: async () => {} }, control, editor, guard }),
    read: () => edit(),
    readAll: () => edit(true),
    releases,
    renderer: aRenderer,
    restart: () => Promise.reject(new Error('not needed')),
    site: { ...site, fingerprint: data => JSON.stringify(data) },
    stops: async () => stopsOf(await control.read())
  })
  expect(await publisher.publish()).toMatchObject({ kind: 'published' })
  documents = { ...few, experiencias: few.experiencias.map(each => ({ ...each, nombre: 'Otro nombre' })) }
  const part = await publisher.publish()
  expect(part).toMatchObject({ changed: ['/e0', '/e1'], kind: 'published', removed: [] })
  const status = statusAfter(null, { announcements: [], deployment: null, publication: part }, now)
  expect(status.waiting).toMatchObject({
    isPart: true,
    kind: 'held',
    reason: expect.stringContaining('18 removed in experiencias')
  })
  expect(blockedChangesIn(folder)).toHaveLength(18)
  expect(status.lastPublished).not.toBeNull()
  expect(await publisher.publish({ by: 'ana', force: true })).toMatchObject({ kind: 'published' })
  expect(Object.keys(filesIn(place.served))).toHaveLength(3)
  expect((await control.read()).released).toMatchObject([
    { by: 'ana', what: expect.stringMatching(/^18 removed in experiencias/) }
  ])
  expect(releases.current()?.documents).toMatchObject({ experiencias: 2 })
  expect(JSON.parse(readFileSync(join(folder, 'guard.json'), 'utf8'))).toEqual({
    came: [],
    held: [],
    passed: []
  })
  await pause(control, { by: 'eva', now, reason: '' }, () => {})
  documents = all
  expect(await publisher.publish({ force: true })).toMatchObject({
    alarms: [{ by: 'eva', kind: 'stopped' }],
    kind: 'held'
  })
  expect(Object.keys(filesIn(place.served))).toHaveLength(3)
})

/** Each experience is a file with its name. */
const aRenderer: Renderer<Catalog> = {
  assets: () => new Map(),
  begin: () => {},
  examples: [],
  keysOf: () => new Map(),
  prepare: () => {},
  render: async (catalog, files, take) => {
    const names = new Map(catalog.experiences.map(({ name, slug }) => [`${slug}.html`, name.es ?? '']))
    for (const file of files) await take(file, new TextEncoder().encode(names.get(file)))
  },
  shown: catalog => [
    catalog.experiences.map(({ name, slug }) => ({
      data: name,
      files: [{ language: null, path: `${slug}.html` }]
    }))
  ]
}
