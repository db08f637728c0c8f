import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'

import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { type ContentVersion, publishVersion, type PublishContext } from '../../src/publishing/publication.ts'
import type { Place } from '../../src/releases/place.ts'
import type { Items } from '../small-site.ts'
import { aSiteIn, aContext as workshopFor, filesIn } from './publish-context.ts'

let root = ''
let place: Place
/** The content: files by name, with their text. */
let content: Record<string, string>
let isBroken: boolean

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'clavel-publication-'))
  place = aSiteIn(root)
  content = {}
  isBroken = false
})
afterEach(() => rmSync(root, { force: true, recursive: true }))

function aContext(failure?: Error): PublishContext<Items> {
  return workshopFor(place, {
    render: async (_catalog, files, take) => {
      for (const file of files) {
        if (failure && isBroken && file === Object.keys(content).at(-1)) throw failure
        await take(file, new TextEncoder().encode(content[file]))
      }
    },
    shown: () => [
      Object.entries(content).map(([path, data]) => ({ data, files: [{ language: null, path }] }))
    ]
  })
}

function aVersion(documents: Record<string, number> = {}): ContentVersion<Items> {
  return { content: { items: [] }, documents, moment: '2026-11-21T12:00:00Z', problems: [] }
}

const served = () => filesIn(place.served)

describe('a publication', () => {
  test('tells the addresses of what is new, different and gone', async () => {
    const context = aContext()
    content = { 'a.html': '1', 'b.html': '1', 'index.html': '1' }
    expect(await publishVersion(context, aVersion())).toMatchObject({
      added: ['/a', '/b', '/'],
      kind: 'published'
    })
    content = { 'a.html': '2', 'c.html': '1', 'index.html': '1' }
    const second = await publishVersion(context, aVersion(), { force: true })
    expect(second).toMatchObject({ added: ['/c'], changed: ['/a'], kind: 'published', removed: ['/b'] })
    expect(served()).toEqual({ 'a.html': '2', 'c.html': '1', 'favicon.svg': 'icon', 'index.html': '1' })
  })

  test('says what it did to the files of the site, with the assets that pages brought along', async () => {
    const context = aContext()
    const version = context.releases.current()?.version ?? 0
    content = { 'a.html': '1', 'b.html': '1', 'index.html': '1' }
    await publishVersion(context, aVersion())
    content = { 'a.html': '2', 'c.html': '1', 'index.html': '1' }
    context.renderer.assets = () =>
      new Map(['favicon.svg', '_astro/icon.svg'].map(name => [name, join(place.served, 'favicon.svg')]))
    expect(await publishVersion(context, aVersion(), { force: true })).toMatchObject({
      step: {
        files: { added: ['c.html', '_astro/icon.svg'], changed: ['a.html'], removed: ['b.html'] },
        from: version + 1,
        to: version + 2
      }
    })
    expect(context.releases.current()?.version).toBe(version + 2)
    expect(await publishVersion(context, aVersion())).toMatchObject({
      kind: 'unchanged',
      step: { files: { added: [], changed: [], removed: [] }, from: version + 2, to: version + 2 }
    })
  })

  test('gives the memory of each page back when it is written', async () => {
    const context = aContext()
    const pages = ['1', '2'].map(text => new TextEncoder().encode(text))
    content = { 'a.html': '1', 'b.html': '2' }
    context.renderer.render = async (_catalog, files, take) => {
      for (const [index, page] of pages.entries()) await take(files[index] ?? '', page)
    }
    await publishVersion(context, aVersion())
    expect(served()).toMatchObject({ 'a.html': '1', 'b.html': '2' })
    expect(pages.map(({ byteLength }) => byteLength)).toEqual([0, 0])
  })

  test('does nothing when nothing changed', async () => {
    const context = aContext()
    content = { 'a.html': '1' }
    await publishVersion(context, aVersion())
    expect(await publishVersion(context, aVersion())).toMatchObject({ kind: 'unchanged' })
  })

  test('in a dry run says what would be, and leaves the site alone', async () => {
    content = { 'a.html': '1' }
    expect(await publishVersion(aContext(), aVersion(), { dryRun: true })).toMatchObject({
      added: ['/a'],
      kind: 'planned'
    })
    expect(served()).toEqual({ 'favicon.svg': 'icon' })
  })

  test('says how many pages there are, which are fewer than files', async () => {
    const context = aContext()
    content = { 'a.html': '1', 'a.md': '1', 'b.html': '1', 'datos/a.json': '1' }
    expect(await publishVersion(context, aVersion())).toMatchObject({ report: { pages: 2 } })
    content = { 'a.html': '1', 'a.md': '2', 'datos/a.json': '2' }
    expect(await publishVersion(context, aVersion(), { force: true })).toMatchObject({
      report: { pages: 1 }
    })
  })

  test('is held while an operator has stopped publications, whoever insists, and says what waits', async () => {
    const context = aContext()
    content = { 'a.html': '1' }
    await publishVersion(context, aVersion())
    content = { 'a.html': '2' }
    const stop = { by: 'ana', kind: 'stopped', reason: '', since: '2026-11-24', to: null } as const
    for (const options of [{}, { force: true }]) {
      const held = await publishVersion(context, aVersion(), options, [stop])
      expect(held).toMatchObject({ alarms: [stop], changed: ['/a'], kind: 'held' })
    }
    expect(served()).toMatchObject({ 'a.html': '1' })
    expect(await publishVersion(context, aVersion())).toMatchObject({ changed: ['/a'], kind: 'published' })
    // Nobody is to believe that an edit would come online now.
    expect(await publishVersion(context, aVersion(), {}, [stop])).toMatchObject({ kind: 'held' })
  })

  test('is held when a collection is empty, until somebody insists', async () => {
    const context = aContext()
    content = { 'a.html': '1', 'b.html': '1', 'c.html': '1', 'd.html': '1', 'e.html': '1', 'f.html': '1' }
    await publishVersion(context, aVersion({ preguntas: 2 }))
    content = { ...content, 'a.html': '2' }
    expect(await publishVersion(context, aVersion({ preguntas: 0 }))).toMatchObject({
      alarms: [{ collection: 'preguntas', documents: 2, kind: 'emptied' }],
      changed: ['/a'],
      kind: 'held'
    })
    expect(served()['a.html']).toBe('1')
    expect(await publishVersion(context, aVersion({ preguntas: 0 }), { force: true })).toMatchObject({
      kind: 'published'
    })
    expect(served()['a.html']).toBe('2')
  })
})

describe('what has to be done before a version is online', () => {
  test('is done while the site of before is still served, and only where something changes', async () => {
    const context = aContext()
    content = { 'a.html': '1' }
    const seen: object[] = []
    const look = async () => {
      await setImmediate()
      seen.push(served())
    }
    await publishVersion(context, aVersion(), {}, [], look)
    await publishVersion(context, aVersion(), {}, [], look)
    expect(seen).toEqual([{ 'favicon.svg': 'icon' }])
  })

  test('keeps the version back when it fails', async () => {
    const context = aContext()
    content = { 'a.html': '1' }
    const failing = () => Promise.reject(new Error('not yet'))
    await expect(publishVersion(context, aVersion(), {}, [], failing)).rejects.toThrow('not yet')
    expect(served()).toEqual({ 'favicon.svg': 'icon' })
  })
})

describe('a publication that cannot be made', () => {
  const failures = [
    ['a template that fails', new TypeError('x is not a function')],
    ['a full disk', Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })]
  ] as const

  test.each(failures)('%s: the site stays, and the next good change publishes', async (_, failure) => {
    const context = aContext(failure)
    content = { 'a.html': '1', 'b.html': '1', 'c.html': '1' }
    await publishVersion(context, aVersion())
    const before = served()
    content = { 'a.html': '2', 'b.html': '2', 'd.html': '2' }
    isBroken = true
    await expect(publishVersion(context, aVersion(), { force: true })).rejects.toThrow(failure.message)
    expect(served()).toEqual(before)
    isBroken = false
    await publishVersion(context, aVersion(), { force: true })
    expect(served()).toEqual({ 'a.html': '2', 'b.html': '2', 'd.html': '2', 'favicon.svg': 'icon' })
  })

  test('a picture that cannot be drawn waits for the pages that are being written: nothing of them is left', async () => {
    const context = aContext()
    content = { 'a.html': '1' }
    await publishVersion(context, aVersion())
    const written: string[] = []
    const failing: PublishContext<Items> = {
      ...context,
      extraFiles: {
        data: 'picture',
        make: () => Promise.reject(new Error('no typeface')),
        shown: () => [[{ data: 'picture', files: [{ language: null, path: 'compartir/a.png' }] }]]
      },
      renderer: {
        ...context.renderer,
        render: async (_catalog, files, take) => {
          await setImmediate()
          for (const file of files) await take(file, Buffer.from('2'))
          written.push(...files)
        }
      }
    }
    content = { 'a.html': '2', 'b.html': '2' }
    await expect(publishVersion(failing, aVersion())).rejects.toThrow('no typeface')
    expect(written).toEqual(['a.html', 'b.html'])
    expect(readFileSync(join(place.folder, 'a/a.html'), 'utf8')).toBe('1')
    expect(readFileSync(join(place.folder, 'b/a.html'), 'utf8')).toBe('1')
    expect(['a', 'b'].filter(tree => existsSync(join(place.folder, tree, 'b.html')))).toEqual([])
  })
})
