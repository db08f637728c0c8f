import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openReleases, type Place } from 'live-publisher'
import { maxKept } from '../../../packages/live-publisher/src/releases/kept-releases.ts'
import { releasesIn } from '../../../scripts/control/releases.ts'
import { filesIn } from '../../fixtures/files-in.ts'

let root = ''
let place: Place

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kept-'))
  place = { folder: join(root, 'trees'), served: join(root, 'served') }
})
afterEach(() => rmSync(root, { force: true, recursive: true }))

type Files = Record<string, string>

function build(files: Files, code = 'code'): void {
  const draft = join(root, 'draft')
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(join(draft, file, '..'), { recursive: true })
    writeFileSync(join(draft, file), content)
  }
  openReleases(place).install(draft, {
    code,
    documents: { experiencias: 1 },
    keys: new Map(Object.entries(files))
  })
}

/** Null: the file goes. */
async function edit(changes: Record<string, string | null>): Promise<void> {
  const draft = openReleases(place).begin()
  for (const [file, content] of Object.entries(changes)) {
    if (content === null) draft.remove(file)
    else await draft.write(file, Buffer.from(content))
  }
  draft.commit({ changes, code: 'code', documents: { experiencias: 2 } })
}

const served = () => filesIn(place.served)
const versions = async () => (await releasesIn(place).list()).map(({ version }) => version)

test('every edit can be gone back behind, with what it changed, added and removed', async () => {
  build({ 'a.html': '1', 'deep/b.html': '1' })
  await edit({ 'a.html': '2' })
  await edit({ 'c.html': '1', 'deep/b.html': null })
  await edit({ 'a.html': '3', 'c.html': null, 'd.html': '1' })
  expect(await versions()).toEqual(['3', '2', '1'])
  const releases = releasesIn(place)
  expect(await releases.goBackTo('2')).toEqual({ kind: 'done', live: null })
  expect(served()).toEqual({ 'a.html': '2', 'deep/b.html': '1' })
  const current = openReleases(place).current()
  expect(Object.fromEntries(current?.keys ?? [])).toEqual(served())
  expect(current).toMatchObject({ code: 'code', documents: { experiencias: 2 } })
  // And what was gone back from is kept as well.
  expect(await releases.goBackTo('4')).toMatchObject({ kind: 'done' })
  expect(served()).toEqual({ 'a.html': '3', 'd.html': '1' })
})

test('a build is kept as a whole, also when edits followed it', async () => {
  build({ 'a.html': '1', 'b.html': '1' }, 'old')
  await edit({ 'a.html': '2' })
  build({ 'a.html': 'new', 'x.html': 'new' }, 'new')
  await edit({ 'x.html': 'newer' })
  await releasesIn(place).goBackTo('1')
  expect(served()).toEqual({ 'a.html': '1', 'b.html': '1' })
  expect(openReleases(place).current()?.code).toBe('old')
})

test('the site can be changed on after it went back', async () => {
  build({ 'a.html': '1' })
  await edit({ 'a.html': '2' })
  await releasesIn(place).goBackTo('1')
  await edit({ 'b.html': '1' })
  expect(served()).toEqual({ 'a.html': '1', 'b.html': '1' })
  await releasesIn(place).goBackTo('2')
  expect(served()).toEqual({ 'a.html': '2' })
})

test('three builds at least and no more whole ones are kept, and so many edits', async () => {
  for (let number = 1; number <= 6; number += 1) build({ 'a.html': String(number) })
  expect(await versions()).toEqual(['5', '4', '3'])
  expect(readdirSync(join(place.folder, 'kept')).toSorted()).toEqual(['3', '4', '5'])
  for (let number = 0; number < maxKept + 5; number += 1) await edit({ 'a.html': `edit ${number}` })
  expect(await versions()).toHaveLength(maxKept)
  expect(readdirSync(join(place.folder, 'kept'))).toHaveLength(maxKept)
})

test('behind a release that is not whole nothing is offered', async () => {
  build({ 'a.html': '1' })
  await edit({ 'a.html': '2' })
  await edit({ 'a.html': '3' })
  rmSync(join(place.folder, 'kept/2/release.json'))
  expect(await versions()).toEqual([])
  expect(await releasesIn(place).goBackTo('1')).toMatchObject({ kind: 'refused' })
  expect(served()).toEqual({ 'a.html': '3' })
  await edit({ 'a.html': '4' })
  expect(await versions()).toEqual(['3'])
})

test.each(['7', 'latest', '', '-1'])('release %j, which there is not, changes nothing', async version => {
  build({ 'a.html': '1' })
  expect(await releasesIn(place).goBackTo(version)).toMatchObject({ kind: 'refused' })
  expect(served()).toEqual({ 'a.html': '1' })
})

test('without a site there is nothing to go back to', async () => {
  expect(await versions()).toEqual([])
  expect(await releasesIn(place).goBackTo('1')).toMatchObject({ kind: 'refused' })
})

test('where the disk is memory nothing is kept', async () => {
  place = { ...place, kept: 0 }
  build({ 'a.html': '1' })
  await edit({ 'a.html': '2' })
  build({ 'a.html': '3' })
  await edit({ 'a.html': '4' })
  expect(existsSync(join(place.folder, 'kept'))).toBe(false)
  expect(readFileSync(join(place.served, 'a.html'), 'utf8')).toBe('4')
})
