import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { keepOldAssets } from '../../src/releases/old-assets.ts'
import type { Place } from '../../src/releases/place.ts'
import { openReleases } from '../../src/releases/releases.ts'

let root = ''
let place: Place

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'clavel-releases-'))
  place = { folder: join(root, 'releases'), served: join(root, 'served') }
})
afterEach(() => rmSync(root, { force: true, recursive: true }))

const nothing = { code: 'code', documents: {}, keys: new Map<string, string>() }

function entry(files: Record<string, string>, code = 'code') {
  return { code, documents: { experiencias: 1 }, keys: new Map(Object.entries(files)) }
}

/** Writes one change. */
function step(changes: Record<string, string | null>) {
  return { changes, code: 'code', documents: { experiencias: 1 } }
}

function install(files: Record<string, string>): void {
  const draft = join(root, 'draft')
  for (const [file, content] of Object.entries(files)) put(join(draft, file), content)
  openReleases(place).install(draft, entry(files))
}

function put(path: string, content: string): void {
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, content)
}

function served(): Record<string, string> {
  const names = readdirSync(place.served, { recursive: true, withFileTypes: true }).filter(each =>
    each.isFile()
  )
  const paths = names.map(each => join(each.parentPath, each.name))
  return Object.fromEntries(
    paths.map(path => [path.slice(place.served.length + 1), readFileSync(path, 'utf8')])
  )
}

describe('the releases of the site', () => {
  test('write again into a folder whose last file was taken away in the same change', async () => {
    install({ 'a.html': '1' })
    const draft = openReleases(place).begin()
    await draft.write('b/c.html', Buffer.from('2'))
    draft.remove('b/c.html')
    await draft.write('b/d.html', Buffer.from('3'))
    draft.commit(step({ 'b/d.html': '3' }))
    expect(served()).toEqual({ 'a.html': '1', 'b/d.html': '3' })
  })

  test('can be prepared for a change: the other one has the same files, and is served by nobody', () => {
    install({ 'a.html': '1' })
    openReleases(place).prepare()
    expect(readdirSync(place.folder).filter(name => existsSync(join(place.folder, name, 'a.html')))).toEqual([
      'a',
      'b'
    ])
    expect(served()).toEqual({ 'a.html': '1' })
    expect(() => openReleases({ ...place, served: join(root, 'nothing') }).prepare()).not.toThrow()
  })

  test('serve what was installed, by a link', () => {
    install({ 'a.html': '1', 'b/c.html': '1' })
    expect(lstatSync(place.served).isSymbolicLink()).toBe(true)
    expect(served()).toEqual({ 'a.html': '1', 'b/c.html': '1' })
  })

  test('may lie on another disk than the link to them', async () => {
    const elsewhere = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'clavel-releases-'))
    place = { folder: join(elsewhere, 'releases'), served: join(root, 'served') }
    install({ 'a.html': '1' })
    const draft = openReleases(place).begin()
    await draft.write('a.html', Buffer.from('2'))
    draft.commit(step({ 'a.html': '2' }))
    expect(served()).toEqual({ 'a.html': '2' })
    expect(readdirSync(root).filter(name => name.includes('next'))).toEqual([])
    rmSync(elsewhere, { force: true, recursive: true })
  })

  test('take the place of a folder of before', () => {
    put(join(place.served, 'old.html'), 'old')
    install({ 'a.html': '1' })
    expect(served()).toEqual({ 'a.html': '1' })
  })

  test('show nothing of a change before it is committed, and all of it then', async () => {
    install({ 'a.html': '1', 'b/c.html': '1', 'd.html': '1' })
    const draft = openReleases(place).begin()
    await draft.write('a.html', Buffer.from('2'))
    await draft.write('new/e.html', Buffer.from('2'))
    draft.remove('b/c.html')
    expect(served()).toEqual({ 'a.html': '1', 'b/c.html': '1', 'd.html': '1' })
    draft.commit(step({ 'a.html': '2', 'b/c.html': null, 'new/e.html': '2' }))
    expect(served()).toEqual({ 'a.html': '2', 'd.html': '1', 'new/e.html': '2' })
    expect(existsSync(join(place.served, 'b'))).toBe(false)
  })

  test('go on from one change to the next, by either tree', async () => {
    install({ 'a.html': '0', 'b.html': '0' })
    const releases = openReleases(place)
    for (const version of ['1', '2', '3', '4']) {
      const draft = releases.begin()
      await draft.write('a.html', Buffer.from(version))
      draft.commit(step({ 'a.html': version }))
      expect(served()).toEqual({ 'a.html': version, 'b.html': '0' })
    }
  })

  test('leave the site as it was when a change is abandoned, and the next one is right', async () => {
    install({ 'a.html': '1', 'b.html': '1' })
    const releases = openReleases(place)
    const first = releases.begin()
    await first.write('a.html', Buffer.from('broken'))
    first.remove('b.html')
    await first.write('c.html', Buffer.from('broken'))
    first.abandon()
    const next = releases.begin()
    await next.write('d.html', Buffer.from('2'))
    next.commit(step({ 'd.html': '2' }))
    expect(served()).toEqual({ 'a.html': '1', 'b.html': '1', 'd.html': '2' })
  })

  test('remember, for another program, what the site was made of', async () => {
    install({ 'a.html': '1', 'b.html': '1' })
    const draft = openReleases(place).begin()
    await draft.write('a.html', Buffer.from('2'))
    draft.remove('b.html')
    draft.commit(step({ 'a.html': '2', 'b.html': null }))
    expect(openReleases(place).current()).toEqual({ ...entry({ 'a.html': '2' }), version: 2 })
  })

  test('know what another program changed meanwhile, and go on from there', async () => {
    install({ 'a.html': '1' })
    const [own, others] = [openReleases(place), openReleases(place)]
    for (const [turn, releases] of [own, others, others, own, others].entries()) {
      const files = { 'a.html': String(turn + 2) }
      const draft = releases.begin()
      await draft.write('a.html', Buffer.from(files['a.html']))
      draft.commit(step(files))
      const expected = { ...entry(files), version: turn + 2 }
      expect([own.current(), others.current()]).toEqual([expected, expected])
    }
    expect(served()).toEqual({ 'a.html': '6' })
  })

  test('know nothing of a site that nobody wrote down', () => {
    install({ 'a.html': '1' })
    rmSync(join(place.folder, 'manifest.jsonl'))
    expect(openReleases(place).current()).toBeNull()
  })

  test('have a change that one of them could not follow, and the next one too', async () => {
    install({ 'a.html': '1' })
    const releases = openReleases(place)
    const draft = releases.begin()
    await draft.write('new/b.html', Buffer.from('2'))
    // Where the other tree is to have a folder, there is a file in the way.
    put(join(place.folder, 'a/new'), 'in the way')
    draft.commit(step({ 'new/b.html': '2' }))
    expect(served()).toEqual({ 'a.html': '1', 'new/b.html': '2' })
    const next = releases.begin()
    await next.write('a.html', Buffer.from('3'))
    next.commit(step({ 'a.html': '3' }))
    expect(served()).toEqual({ 'a.html': '3', 'new/b.html': '2' })
    expect(openReleases(place).current()).toEqual({
      ...entry({ 'a.html': '3', 'new/b.html': '2' }),
      version: 3
    })
  })

  test('are not trusted when the machine lost its power before they were on the disk', async () => {
    install({ 'a.html': '1' })
    expect(openReleases(place).current()).not.toBeNull()
    await expect.poll(() => existsSync(join(place.folder, 'flushed-1'))).toBe(true)
    writeFileSync(join(place.folder, 'run'), 'an earlier run of the machine')
    expect(openReleases(place).current()).not.toBeNull()
    rmSync(join(place.folder, 'flushed-1'))
    expect(openReleases(place).current()).toBeNull()
  })

  test('a file of a change that never came is in no other one', async () => {
    install({ 'a.html': '1' })
    await openReleases(place).begin().write('lost.html', Buffer.from('lost'))
    const draft = openReleases(place).begin()
    await draft.write('a.html', Buffer.from('2'))
    draft.commit(step({ 'a.html': '2' }))
    expect(served()).toEqual({ 'a.html': '2' })
  })
})

describe('scripts of the sites before', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  const dayMs = 86_400_000

  function build(script: string, when: Date): void {
    const draft = join(root, 'draft')
    put(join(draft, '_astro', script), script)
    keepOldAssets(place, draft, when)
    openReleases(place).install(draft, nothing)
  }
  const scripts = () => readdirSync(join(place.served, '_astro')).toSorted()

  test('stay for a page that is still open, and go after a week', () => {
    build('one.js', now)
    build('two.js', now)
    expect(scripts()).toEqual(['one.js', 'two.js'])
    build('three.js', new Date(now.getTime() + 3 * dayMs))
    expect(scripts()).toEqual(['one.js', 'three.js', 'two.js'])
    build('four.js', new Date(now.getTime() + 8 * dayMs))
    expect(scripts()).toEqual(['four.js', 'three.js', 'two.js'])
  })

  test('are of today again when the code is taken back', () => {
    build('one.js', now)
    build('two.js', now)
    build('one.js', new Date(now.getTime() + 6 * dayMs))
    build('three.js', new Date(now.getTime() + 8 * dayMs))
    expect(scripts()).toContain('one.js')
  })
})

describe('a link that somebody deleted', () => {
  test('leads to the newest whole tree again', async () => {
    install({ 'index.html': '1' })
    const releases = openReleases(place)
    const draft = releases.begin()
    await draft.write('index.html', Buffer.from('2'))
    draft.commit(step({ 'index.html': '2' }))
    rmSync(place.served)
    expect(releases.current()).toBeNull()
    expect(await releases.restoreLink()).toBe(true)
    expect(served()).toEqual({ 'index.html': '2' })
    expect(releases.current()).toMatchObject({ code: 'code', version: 2 })
  })

  test('is left alone where it stands, and where there is no site', async () => {
    expect(await openReleases(place).restoreLink()).toBe(false)
    install({ 'index.html': '1' })
    expect(await openReleases(place).restoreLink()).toBe(false)
    expect(served()).toEqual({ 'index.html': '1' })
  })
})
