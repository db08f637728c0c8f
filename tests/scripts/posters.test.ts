import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

import { type Composition, isComposition } from '#domain/catalogue/compositions.ts'
import { readPosterCatalogue } from '../../scripts/posters/catalogue.ts'
import { explainedLines, fellBack, needlesslyShared, oftenOnAPage } from '../../scripts/posters/explain.ts'
import { shownInCatalogue } from '../fixtures/catalogue/shown-in-catalogue.ts'

const read = readPosterCatalogue('scripts/catalogue', new Date('2026-11-20T12:00:00Z'))
const explained = read.kind === 'read' ? read.explained : []
const shown = new Map<string, Composition>(explained.map(({ experience, shows }) => [experience.id, shows]))

describe('the posters of the catalogue', () => {
  test('every experience has its line in the table of what it must show', () => {
    expect([...shown.keys()].toSorted()).toEqual(Object.keys(shownInCatalogue).toSorted())
  })

  test.each(Object.entries(shownInCatalogue))('%s shows what one does there', (id, fitting) => {
    expect(fitting.split(' ')).toContain(shown.get(id))
  })

  test('no two of a province share a composition while another one fits', () => {
    expect(needlesslyShared(explained)).toEqual([])
  })

  test('no composition comes more than three times on a page of all', () => {
    expect(oftenOnAPage(explained)).toEqual([])
  })

  test('only a municipality falls back to its category', () => {
    expect(fellBack(explained).map(({ experience }) => experience.id)).toEqual(['se-meta-carmona'])
  })

  test('the command says of each what it shows and why', () => {
    const line = explainedLines(explained).find(text => text.includes('se-kayak-barqueta'))
    expect(line).toMatch(
      /^kayak-rio +its keywords: kayak \+ river \| se-kayak-barqueta \| Kayak bajo los puentes/
    )
  })
})

test('every drawing with a file of its own can be named', () => {
  const files = readdirSync('src/posters/compositions').map(file => file.replace('.ts', ''))
  expect(files.filter(file => !isComposition(file))).toEqual([])
})
