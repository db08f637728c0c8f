import { describe, expect, test } from 'vitest'

import type { Columns } from '#domain/data/columnar-table.ts'
import { type OperatingMode, operatingModes } from '#domain/partner/mode.ts'
import type { ProvinceSlug } from '#domain/place/province.ts'

import {
  categoriesIn,
  type Found,
  normalize,
  search,
  type SearchEntry,
  vocabulary,
  type WordFinder
} from '#domain/search/search.ts'
import {
  readSearch,
  readSearchShard,
  searchIndexOf,
  writeSearch,
  writeSearchShard
} from '#domain/search/search-file.ts'

import { aSearchEntry } from '../../../fixtures/listing.ts'

const asWritten: WordFinder = word => new Map([[word, 0]])
const searcher = { mode: 'default', province: 'malaga' } as const

function found(
  entries: SearchEntry[],
  text: string,
  findWords = asWritten
): { exact: string[]; likely: string[] } {
  const { exact, likely }: Found = search({ categories: [], entries }, text, searcher, findWords)
  return { exact: exact.map(({ name }) => name.text), likely: likely.map(({ name }) => name.text) }
}

test('normalized minds neither case nor accents nor blanks around', () => {
  expect(normalize('  Peñón ÁRABE ')).toBe('penon arabe')
})

describe('search', () => {
  const flamenco = aSearchEntry({ keywords: ['cante jondo'], name: 'Zambra flamenca' })

  test.each(['zambra', 'ZAMBRA ', 'bra fla', 'jondo', 'cánte'])(
    'finds «%s» in the name or the keywords',
    text => {
      expect(found([flamenco], text).exact).toEqual(['Zambra flamenca'])
    }
  )

  test('an empty text finds nothing', () => {
    expect(found([flamenco], '  ')).toEqual({ exact: [], likely: [] })
  })

  test('two keywords are not one text', () => {
    const entry = aSearchEntry({ keywords: ['mar', 'cella'], name: 'Paseo' })
    expect(found([entry], 'mar cella').exact).toEqual([])
  })

  test('the selected province comes first, and the name before the keywords', () => {
    const entries = [
      aSearchEntry({ name: 'Kayak en Sevilla', provinces: ['andalucia', 'sevilla'] }),
      aSearchEntry({ keywords: ['kayak'], name: 'Remo en Maro' }),
      aSearchEntry({ name: 'Kayak en Nerja' })
    ]
    expect(found(entries, 'kayak').exact).toEqual(['Kayak en Nerja', 'Remo en Maro', 'Kayak en Sevilla'])
  })

  test('what the mode hides is not found', () => {
    expect(found([aSearchEntry({ hiddenFor: ['default'], name: 'Kayak' })], 'kayak')).toEqual({
      exact: [],
      likely: []
    })
  })

  test('likely ones come from words that may have been meant, the least wrong first', () => {
    const entries = [aSearchEntry({ name: 'Paseo a camello' }), aSearchEntry({ name: 'Paseo a caballo' })]
    const findWords: WordFinder = word =>
      new Map(
        word === 'cabalo'
          ? [
              ['caballo', 0.1],
              ['camello', 0.3]
            ]
          : [[word, 0]]
      )
    expect(found(entries, 'cabalo', findWords)).toEqual({
      exact: [],
      likely: ['Paseo a caballo', 'Paseo a camello']
    })
  })

  test('of several words, those with most of them count, in any order', () => {
    const entries = [aSearchEntry({ name: 'Ruta de tapas' }), aSearchEntry({ name: 'A caballo: ruta larga' })]
    expect(found(entries, 'ruta a caballo').likely).toEqual(['A caballo: ruta larga'])
  })

  test('places count among the likely ones', () => {
    expect(found([aSearchEntry({ name: 'Vino nuevo', place: 'Ronda' })], 'ronda').likely).toEqual([
      'Vino nuevo'
    ])
  })

  test('beside many exact ones nothing is guessed', () => {
    const many = Array.from({ length: 6 }, (_, index) => aSearchEntry({ name: `Kayak ${index}` }))
    const other = aSearchEntry({ name: 'Remo', place: 'Kayak' })
    expect(found([...many, other], 'kayak').likely).toEqual([])
  })
})

describe('categoriesIn', () => {
  const everyone = [...operatingModes]
  const kayak = { name: 'Kayak', shownIn: { andalucia: everyone, malaga: everyone }, slug: 'kayak' }
  const boats = {
    name: 'Barcos',
    shownIn: { andalucia: everyone, malaga: ['default' as const] },
    slug: 'barcos'
  }
  const caves = { name: 'Cuevas', shownIn: { andalucia: everyone }, slug: 'cuevas' }
  const offered = (mode: OperatingMode, province: ProvinceSlug) =>
    categoriesIn([kayak, boats, caves], { mode, province }).map(({ slug }) => slug)

  test('offers those with something in the province', () => {
    expect(offered('default', 'malaga')).toEqual(['kayak', 'barcos'])
    expect(offered('default', 'andalucia')).toEqual(['kayak', 'barcos', 'cuevas'])
  })

  test('leaves out what the partner of the visit hides', () => {
    expect(offered('other', 'malaga')).toEqual(['kayak'])
    expect(offered('other', 'andalucia')).toEqual(['kayak', 'barcos', 'cuevas'])
  })
})

test('the file of the search gives back what can be searched', () => {
  const entry = {
    hiddenFor: ['rentacar' as const],
    keywords: ['Cante', 'cante', 'jóndo'],
    name: { language: 'es' as const, text: 'Zambra' },
    place: 'Granada',
    provinces: ['andalucia' as const, 'granada' as const],
    slug: 'zambra'
  }
  const category = { name: 'Flamenco', shownIn: { andalucia: ['other' as const] }, slug: 'flamenco' }
  const through = (table: Columns): Columns => JSON.parse(JSON.stringify(table))
  const index = searchIndexOf(readSearch(through(writeSearch([category], '0'))), [
    readSearchShard(through(writeSearchShard([entry])))
  ])
  expect(index.categories).toEqual([category])
  expect(index.entries).toMatchObject([
    {
      hiddenFor: ['rentacar'],
      name: entry.name,
      provinces: entry.provinces,
      searchableKeywords: 'cante\njondo',
      slug: 'zambra'
    }
  ])
  expect(vocabulary(index)).toEqual(['zambra', 'cante', 'jondo', 'granada'])
})
