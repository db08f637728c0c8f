import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { practise } from '#publishing/practice.ts'
import { type Edition, publishEdition, type Workshop } from '#publishing/publication.ts'
import { openTrees, type Place } from '#publishing/trees.ts'
import { aCatalog, anExperience } from '../../fixtures/builders.ts'
import { aSiteIn, aWorkshop as workshopFor, filesIn } from '../../fixtures/publish-context.ts'

const experiences = ['alcazar', 'bodega', 'cueva'].map(id => anExperience({ id }))
const catalog = aCatalog({ experiences })

let root = ''
let place: Place
/** What was rendered, with what it says. */
let rendered: string[]
/** After so many files the disk is full. */
let room: number

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'clavel-practice-'))
  place = aSiteIn(root)
  rendered = []
  room = Infinity
})
afterEach(() => rmSync(root, { force: true, recursive: true }))

/** For a site with a page for each experience that says which place it has in the initial order. */
function aWorkshop(): Workshop {
  return workshopFor(place, {
    examples: ['alcazar.html'],
    render: async ({ experiences: shown }, files, take) => {
      for (const file of files) {
        if (rendered.length >= room) throw new Error('no space left on device')
        const page = `${file} ${shown.findIndex(({ slug }) => file === `${slug}.html`)}`
        rendered.push(page)
        await take(file, new TextEncoder().encode(page))
      }
    },
    shown: ({ experiences: shown }) => [
      shown.map(({ slug }, index) => ({
        data: String(index),
        files: [{ language: null, path: `${slug}.html` }]
      }))
    ]
  })
}

function anEdition(): Edition {
  return { catalog, documents: { experiencias: 3 }, moment: '2026-11-21T12:00:00Z', problems: [] }
}

const alone = (work: () => Promise<unknown>) => work()

function bothTrees(): Record<string, string>[] {
  return ['a', 'b'].map(tree => filesIn(join(place.folder, tree)))
}

describe('practising', () => {
  test('renders examples, one experience at the front and at its place, without it and with it', async () => {
    const workshop = aWorkshop()
    await publishEdition(workshop, anEdition())
    rendered = []
    await practise(workshop, catalog, alone)
    const [example, inFront, back, without, withIt] = [
      ['alcazar.html 0'],
      ['alcazar.html 1', 'bodega.html 0'],
      ['alcazar.html 0', 'bodega.html 1'],
      ['cueva.html 1'],
      ['cueva.html 2', 'bodega.html 1']
    ]
    expect(rendered).toEqual([example, inFront, back, without, withIt].flat())
  })

  test('nobody sees anything of it, and the next edit finds both trees as they were', async () => {
    const workshop = aWorkshop()
    await publishEdition(workshop, anEdition())
    const [before, version] = [bothTrees(), workshop.trees.current()?.version]
    await practise(workshop, catalog, alone)
    expect(bothTrees()).toEqual(before)
    expect(openTrees(place).current()).toMatchObject({ documents: { experiencias: 3 }, version })
    expect(await publishEdition(workshop, anEdition())).toMatchObject({ kind: 'unchanged' })
  })

  test('what changed since the site was made is published after it', async () => {
    const workshop = aWorkshop()
    await practise(workshop, catalog, alone)
    expect(bothTrees()).toEqual([{ 'favicon.svg': 'icon' }, { 'favicon.svg': 'icon' }])
    expect(readFileSync(join(place.folder, 'b.version'), 'utf8')).toBe('1')
    expect(await publishEdition(workshop, anEdition())).toMatchObject({
      added: ['/alcazar', '/bodega', '/cueva'],
      kind: 'published'
    })
  })

  test.each([1, 2, 3, 4, 6, 7])(
    'one that fails after %i files leaves both trees as they are, and the next edit is published',
    async files => {
      const workshop = aWorkshop()
      await publishEdition(workshop, anEdition())
      const before = bothTrees()
      rendered = []
      room = files
      await expect(practise(workshop, catalog, alone)).rejects.toThrow('no space left')
      expect(bothTrees()).toEqual(before)
      room = Infinity
      const moved = aCatalog({ experiences: [anExperience({ id: 'zoo', isVip: true }), ...experiences] })
      await publishEdition(workshop, { ...anEdition(), catalog: moved }, { force: true })
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
    const workshop = aWorkshop()
    await publishEdition(workshop, anEdition())
    const turns: number[] = []
    await practise(workshop, catalog, async work => {
      rendered = []
      await work()
      turns.push(rendered.length)
    })
    expect(turns).toEqual([0, 2, 2, 1, 2])
  })

  test('a site without experiences has its examples alone', async () => {
    const workshop = aWorkshop()
    await practise(workshop, aCatalog({ experiences: [] }), alone)
    expect(rendered).toEqual(['alcazar.html -1'])
  })
})
