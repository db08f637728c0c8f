import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { warmUp } from '../../src/publishing/publisher.ts'
import { type ContentVersion, publishVersion, type PublishContext } from '../../src/publishing/publication.ts'
import type { Place } from '../../src/releases/place.ts'
import { openReleases, type Releases } from '../../src/releases/releases.ts'
import { type Items, smallSite } from '../small-site.ts'
import { aSiteIn, aContext as workshopFor, filesIn } from './publish-context.ts'

const items = ['alcazar', 'bodega', 'cueva'].map(slug => ({ slug }))
const content: Items = { items }

/** One item comes to the front, goes back to its place, is taken away and is there again. */
const site = {
  ...smallSite,
  rehearsals: ({ items: all }: Items) => {
    const one = all[Math.floor(all.length / 2)]
    if (one === undefined) return []
    const others = all.filter(each => each !== one)
    return [{ items: [one, ...others] }, { items: all }, { items: others }, { items: all }]
  }
}

let root = ''
let place: Place
/** Rendered files with their text. */
let rendered: string[]
/** After so many files the disk is full. */
let room: number

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'warmup-'))
  place = aSiteIn(root)
  rendered = []
  room = Infinity
})
afterEach(() => rmSync(root, { force: true, recursive: true }))

/** For a site with a page for each item that says which place it has in the initial order. */
function aContext(): PublishContext<Items> & { releases: Releases } {
  return workshopFor(place, {
    examples: ['alcazar.html'],
    render: async ({ items: shown }, files, take) => {
      for (const file of files) {
        if (rendered.length >= room) throw new Error('no space left on device')
        const page = `${file} ${shown.findIndex(({ slug }) => file === `${slug}.html`)}`
        rendered.push(page)
        await take(file, new TextEncoder().encode(page))
      }
    },
    shown: ({ items: shown }) => [
      shown.map(({ slug }, index) => ({
        data: String(index),
        files: [{ language: null, path: `${slug}.html` }]
      }))
    ]
  })
}

function aVersion(): ContentVersion<Items> {
  return { content, documents: { items: 3 }, moment: '2026-11-21T12:00:00Z', problems: [] }
}

const alone = (work: () => Promise<unknown>) => work()

function bothTrees(): Record<string, string>[] {
  return ['a', 'b'].map(tree => filesIn(join(place.folder, tree)))
}

describe('the warm-up', () => {
  test('renders examples, one item at the front and at its place, without it and with it', async () => {
    const context = aContext()
    await publishVersion(context, aVersion())
    rendered = []
    await warmUp(context, site, content, alone)
    const [example, inFront, back, without, withIt] = [
      ['alcazar.html 0'],
      ['alcazar.html 1', 'bodega.html 0'],
      ['alcazar.html 0', 'bodega.html 1'],
      ['cueva.html 1'],
      ['cueva.html 2', 'bodega.html 1']
    ]
    expect(rendered).toEqual([example, inFront, back, without, withIt].flat())
  })

  test('nobody sees anything of it, and the next edit finds both releases as they were', async () => {
    const context = aContext()
    await publishVersion(context, aVersion())
    const [before, version] = [bothTrees(), context.releases.current()?.version]
    await warmUp(context, site, content, alone)
    expect(bothTrees()).toEqual(before)
    expect(openReleases(place).current()).toMatchObject({ documents: { items: 3 }, version })
    expect(await publishVersion(context, aVersion())).toMatchObject({ kind: 'unchanged' })
  })

  test('what changed since the site was made is published after it', async () => {
    const context = aContext()
    await warmUp(context, site, content, alone)
    expect(bothTrees()).toEqual([{ 'favicon.svg': 'icon' }, { 'favicon.svg': 'icon' }])
    expect(readFileSync(join(place.folder, 'b.version'), 'utf8')).toBe('1')
    expect(await publishVersion(context, aVersion())).toMatchObject({
      added: ['/alcazar', '/bodega', '/cueva'],
      kind: 'published'
    })
  })

  test.each([1, 2, 3, 4, 6, 7])(
    'one that fails after %i files leaves both releases as they are, and the next edit is published',
    async files => {
      const context = aContext()
      await publishVersion(context, aVersion())
      const before = bothTrees()
      rendered = []
      room = files
      await expect(warmUp(context, site, content, alone)).rejects.toThrow('no space left')
      expect(bothTrees()).toEqual(before)
      room = Infinity
      const moved = { items: [{ slug: 'zoo' }, ...items] }
      await publishVersion(context, { ...aVersion(), content: moved }, { force: true })
      expect(filesIn(place.served)).toEqual({
        'alcazar.html': 'alcazar.html 1',
        'bodega.html': 'bodega.html 2',
        'cueva.html': 'cueva.html 3',
        'favicon.svg': 'icon',
        'zoo.html': 'zoo.html 0'
      })
    }
  )

  test('others who change the site come between two edits', async () => {
    const context = aContext()
    await publishVersion(context, aVersion())
    const turns: number[] = []
    await warmUp(context, site, content, async work => {
      rendered = []
      await work()
      turns.push(rendered.length)
    })
    expect(turns).toEqual([0, 2, 2, 1, 2])
  })

  test('a site without items has its examples alone', async () => {
    const context = aContext()
    await warmUp(context, site, { items: [] }, alone)
    expect(rendered).toEqual(['alcazar.html -1'])
  })
})
