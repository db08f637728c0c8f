import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { createPlanning } from '#publishing/planning.ts'
import { practise } from '#publishing/practice.ts'
import { type Edition, publishEdition, type Workshop } from '#publishing/publication.ts'
import { openTrees, type Place } from '#publishing/trees.ts'
import { aCatalog, anExperience } from '../../fixtures/builders.ts'

const experiences = ['alcazar', 'bodega', 'cueva'].map(id => anExperience({ id }))
const catalog = aCatalog({ experiences })

let root = ''
let place: Place
/** What was rendered, with what it says. */
let rendered: string[]
let isBroken: boolean

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'clavel-practice-'))
  place = { folder: join(root, 'trees'), served: join(root, 'served') }
  mkdirSync(join(root, 'draft'))
  writeFileSync(join(root, 'draft/favicon.svg'), 'icon')
  openTrees(place).install(join(root, 'draft'), { code: 'code', documents: {}, keys: new Map() })
  rendered = []
  isBroken = false
})
afterEach(() => rmSync(root, { force: true, recursive: true }))

/** A site with a page for each experience that says which place it has in the initial order. */
function aWorkshop(): Workshop {
  return {
    code: 'code',
    pictures: { draw: async () => new Map(), shown: () => [] },
    planning: createPlanning(),
    renderer: {
      assets: () => new Map(),
      begin: () => {},
      examples: ['alcazar.html'],
      images: () => [],
      keysOf: () => new Map(),
      prepare: () => {},
      render: async ({ experiences: shown }, files, take) => {
        if (isBroken) throw new Error('no space left on device')
        for (const file of files) {
          const page = `${file} ${shown.findIndex(({ slug }) => file === `${slug}.html`)}`
          rendered.push(page)
          await take(file, Buffer.from(page))
        }
      },
      shown: ({ experiences: shown }) => [
        shown.map(({ slug }, index) => ({
          data: String(index),
          files: [{ language: null, path: `${slug}.html` }]
        }))
      ]
    },
    trees: openTrees(place)
  }
}

function anEdition(): Edition {
  return { catalog, documents: { experiencias: 3 }, moment: '2026-11-21T12:00:00Z', problems: [] }
}

function filesIn(folder: string): Record<string, string> {
  return Object.fromEntries(readdirSync(folder).map(name => [name, readFileSync(join(folder, name), 'utf8')]))
}

function bothTrees(): Record<string, string>[] {
  return ['a', 'b'].map(tree => filesIn(join(place.folder, tree)))
}

describe('practising', () => {
  test('renders examples, one experience at the front and at its place, without it and with it', async () => {
    const workshop = aWorkshop()
    await publishEdition(workshop, anEdition())
    rendered = []
    await practise(workshop, catalog)
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
    await practise(workshop, catalog)
    expect(bothTrees()).toEqual(before)
    expect(openTrees(place).current()).toMatchObject({ documents: { experiencias: 3 }, version })
    expect(await publishEdition(workshop, anEdition())).toMatchObject({ kind: 'unchanged' })
  })

  test('what changed since the site was made is published after it', async () => {
    const workshop = aWorkshop()
    await practise(workshop, catalog)
    expect(filesIn(place.served)).toEqual({ 'favicon.svg': 'icon' })
    expect(await publishEdition(workshop, anEdition())).toMatchObject({
      added: ['/alcazar', '/bodega', '/cueva'],
      kind: 'published'
    })
  })

  test('a practice that fails leaves the site as it is, and the next edit is published', async () => {
    const workshop = aWorkshop()
    await publishEdition(workshop, anEdition())
    const before = filesIn(place.served)
    isBroken = true
    await expect(practise(workshop, catalog)).rejects.toThrow('no space left')
    expect(filesIn(place.served)).toEqual(before)
    isBroken = false
    const moved = aCatalog({ experiences: [anExperience({ id: 'zoo', isVip: true }), ...experiences] })
    await publishEdition(workshop, { ...anEdition(), catalog: moved }, { force: true })
    expect(filesIn(place.served)).toEqual({
      'alcazar.html': 'alcazar.html 1',
      'bodega.html': 'bodega.html 2',
      'cueva.html': 'cueva.html 3',
      'favicon.svg': 'icon',
      'zoo.html': 'zoo.html 0'
    })
  })

  test('a site without experiences has its examples alone', async () => {
    const workshop = aWorkshop()
    await practise(workshop, aCatalog({ experiences: [] }))
    expect(rendered).toEqual(['alcazar.html -1'])
  })
})
