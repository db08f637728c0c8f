import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'

import type { Composition } from 'posters/compositions'
import { distance, toLab } from 'posters/colour'
import { mainColours } from '#domain/poster/main-colours.ts'
import { provinceSlugs, wholeRegion } from '#domain/place/province.ts'
import { compositionNames } from 'posters/compositions'
import { coloursShared, mainColourOf } from '../../scripts/posters/neighbours.ts'
import { drawComposition } from '../../scripts/posters/one-composition.ts'
import { type PosterCatalogue, readPosterCatalogue } from '../../scripts/posters/catalogue.ts'
import { editLines } from '../../scripts/posters/edits.ts'
import { nameDrawings } from '../../scripts/posters/name-drawings.ts'
import {
  explainedLines,
  fellBack,
  lackingArt,
  needlesslyOften,
  needlesslyShared,
  oftenOnAPage
} from '../../scripts/posters/explain.ts'
import { shownInCatalogue } from '../fixtures/catalogue/shown-in-catalogue.ts'

const read = readPosterCatalogue('scripts/catalogue', new Date('2026-11-20T12:00:00Z'))
const explained = read.kind === 'read' ? read.explained : []
const shown = new Map<string, Composition>(explained.map(({ experience, shows }) => [experience.id, shows]))

describe('the posters of the catalogue', () => {
  test.each(Object.entries(shownInCatalogue))('%s shows what one does there', (id, fitting) => {
    expect(fitting.split(' ')).toContain(shown.get(id))
  })

  test('no two of a province share a composition while another one fits', () => {
    expect(needlesslyShared(explained)).toEqual([])
  })

  test('none hangs twice, in whichever list, result or day', () => {
    expect(oftenOnAPage(explained, 1)).toEqual([])
    expect(new Set(shown.values()).size).toBe(explained.length)
  })

  test('none comes more than twice where its subject has drawings enough', () => {
    expect(needlesslyOften(explained)).toEqual([])
  })

  test('a subject that has too few drawings is named', () => {
    const only = explained.filter(({ subject }) => subject.fitting.length === 1).slice(0, 1)
    expect(lackingArt([...only, ...only])).toEqual([])
    expect(lackingArt([...only, ...only, ...only])).toHaveLength(1)
  })

  test('none falls back to its category', () => {
    expect(fellBack(explained)).toEqual([])
  })

  test('the command says of each what it shows and why', () => {
    const line = explainedLines(explained).find(text => text.includes('se-kayak-barqueta'))
    expect(line).toMatch(
      /^kayak-rio +its keywords: kayak \+ river \| se-kayak-barqueta \| Kayak bajo los puentes/
    )
  })
})

describe('real places, whose documents name no drawing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'posters-'))
  const names = [
    'Playa Larga',
    'Cala Azul',
    'Golf del Sur',
    'Museo de Historia',
    'Castillo Viejo',
    'Faro Alto'
  ]
  const documents = Array.from({ length: 60 }, (_, place) => ({
    id: `place-${place}`,
    nombre: { es: `${names[place % names.length]} ${place}` },
    provincias: ['29'],
    slug: `place-${place}`
  }))
  writeFileSync(join(folder, 'experiencias.json'), JSON.stringify({ experiencias: documents }))
  afterAll(() => rmSync(folder, { recursive: true }))

  test('once they are named no edit of one changes the drawing of another', () => {
    const before = catalogueOf(folder)
    expect(nameDrawings(folder, before.explained)).toBe(50)
    const after = catalogueOf(folder)
    expect(after.explained.map(({ shows }) => shows)).toEqual(before.explained.map(({ shows }) => shows))
    expect(nameDrawings(folder, after.explained)).toBe(0)
    const lines = editLines(after).filter(line => line.includes('drawings,'))
    expect(lines).toHaveLength(8)
    expect(lines.filter(line => !line.includes('0.00 (at most 0) drawings'))).toEqual([])
  })
})

function catalogueOf(folder: string): PosterCatalogue {
  const found = readPosterCatalogue(folder, new Date('2026-11-20T12:00:00Z'))
  if (found.kind === 'refused') throw new Error(found.message)
  return found
}

describe('main colours', () => {
  /** A list of a province has its featured cards first: where they end, and where a drawing has but three skies, two may be alike. */
  test('hardly any neighbours in a listing of the catalogue share one', async () => {
    const { pairs, shared } = await coloursShared(explained)
    expect(shared / pairs).toBeLessThan(0.03)
  })

  /** The colour has to be seen in so many of twelve arrangements, in other provinces, lights and colourways. */
  const most = 7

  test('what is said to cover most of a composition does', async () => {
    const wrong: string[] = []
    for (const motif of compositionNames) {
      let hits = 0
      for (const subject of arrangementsOf(motif)) {
        const { paletteVariant, light, province } = subject
        const said = mainColours(motif, province, light)[paletteVariant] ?? []
        const seen = await mainColourOf(subject)
        if (said.some(colour => distance(colour, toLab(seen)) < 0.12)) hits += 1
        if (hits === most) break
      }
      if (hits < most) wrong.push(`${motif} ${hits}`)
    }
    expect(wrong).toEqual([])
  }, 120_000)
})

function arrangementsOf(motif: Composition) {
  return Array.from({ length: 12 }, (_, index) => ({
    paletteVariant: (index * 4) % 15,
    light: lights[(index * 3) % 4] ?? 'day',
    motif,
    province: provinceSlugs[index % provinceSlugs.length] ?? wholeRegion,
    seed: `arrangement ${index}`
  }))
}

const lights = ['morning', 'day', 'evening', 'night'] as const

test('the page of compositions names each of them', () => {
  const page = readFileSync('docs/compositions.md', 'utf8')
  const listed = page.slice(page.indexOf('all.') + 4)
  expect([...listed.matchAll(/`([\w-]+)`/g)].map(([, name]) => name)).toEqual([...compositionNames])
})

describe('one composition, as its illustrator looks at it', () => {
  test('is drawn in every format, light and province', async () => {
    const { flaws, lines } = await drawComposition('vela')
    expect(flaws).toEqual([])
    expect(readFileSync(lines[0] ?? '', 'utf8').match(/<figure>/g)).toHaveLength(4 * 9 * 4)
  })

  test('that has no folder is said to miss it', async () => {
    expect(await drawComposition('nave-espacial')).toMatchObject({
      flaws: ['There is no folder packages/posters/art/nave-espacial.']
    })
  })

  test('that is in no list and lacks files is said to miss them', async () => {
    const art = mkdtempSync(join(tmpdir(), 'art-'))
    mkdirSync(join(art, 'nave-espacial'))
    const { flaws } = await drawComposition('nave-espacial', art)
    rmSync(art, { recursive: true })
    expect(flaws).toContain("Add 'nave-espacial' to the list in packages/posters/src/names.ts.")
    expect(flaws).toContain('Add `nave-espacial` to the names in docs/compositions.md.')
    expect(flaws).toContain('square.svg is missing: begin with packages/posters/template/square.svg.')
  })

  test.each([
    ['cover-cordoba', 5 * 4],
    ['vacio', 4]
  ])('%s has files of its own and needs no entry', async (name, count) => {
    const { flaws, lines } = await drawComposition(name)
    expect(flaws).toEqual([])
    expect(readFileSync(lines[0] ?? '', 'utf8').match(/<figure>/g)).toHaveLength(count)
  })

  test('that would be the cover of no province is told which covers there are', async () => {
    const { flaws } = await drawComposition('cover-toledo')
    expect(flaws).toEqual([
      expect.stringMatching(/^cover-toledo is the cover of no province: there are cover-andalucia, /)
    ])
  })
})
