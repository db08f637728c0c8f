import { describe, expect, test } from 'vitest'

import { search } from '#domain/search/search.ts'
import { foundOptions, nothingOffered } from '#domain/search/box-options.ts'
import { countResults, startAndPrice, townsCalled } from '#domain/search/suggestions.ts'
import { noParty, noVisit } from '#domain/visit/visit.ts'

import {
  anEntry,
  aListingPage,
  aSearchEntry,
  aSearchIndex,
  at,
  openFrom,
  startingAt
} from '../../../fixtures/listing.ts'

const ronda = { name: 'Ronda', slug: 'ronda' }
const wine = anEntry({
  priceText: '58 € por adulto',
  schedules: [startingAt('10:00')],
  slug: 'vinas',
  town: ronda
})

describe('startAndPrice', () => {
  test('says today by its word, and another day by its date', () => {
    expect(startAndPrice(wine, at('09:00'), 'es')).toBe('hoy, 10:00 · 58 € por adulto')
    expect(startAndPrice(wine, at('11:00'), 'es').replaceAll('\u{a0}', ' ')).toBe(
      'sáb 21 nov, 10:00 · 58 € por adulto'
    )
    expect(startAndPrice(wine, at('09:00'), 'fr')).toContain('aujourd')
  })

  test('says opening hours until they close, as cards do', () => {
    const cave = { ...wine, durationMinutes: 75, schedules: [openFrom('09:00', '18:00')] }
    expect(startAndPrice(cave, at('08:00'), 'es')).toBe('hoy, 09:00–18:00 · 58 € por adulto')
  })

  test('without published times says the price alone', () => {
    expect(startAndPrice({ ...wine, schedules: [] }, at('09:00'), 'es')).toBe('58 € por adulto')
  })
})

describe('townsCalled', () => {
  const seen = { language: 'es', mode: 'default' } as const

  test('finds a town by the beginning of its name, with how much this visitor finds there', () => {
    const entries = [
      wine,
      anEntry({ slug: 'tajo', town: ronda }),
      anEntry({ hiddenFor: ['default'], slug: 'coche', town: ronda }),
      anEntry({ slug: 'cueva', town: { name: 'Nerja', slug: 'nerja' } })
    ]
    expect(townsCalled('RON', entries, seen)).toEqual([{ count: 2, town: ronda }])
    expect(townsCalled('ronda mañana', entries, seen)).toEqual([{ count: 2, town: ronda }])
  })

  test('two letters are the beginning of too many', () => {
    expect(townsCalled('ro', [wine], seen)).toEqual([])
  })
})

describe('countResults', () => {
  const index = aSearchIndex({
    entries: [
      aSearchEntry({ name: 'Viñas altas', slug: 'vinas' }),
      aSearchEntry({ name: 'Viñas de noche', slug: 'noche' })
    ]
  })
  const entries = [wine, anEntry({ schedules: [startingAt('21:00')], slug: 'noche' })]
  const asking = { mode: 'default', now: at('12:00'), visit: noVisit } as const

  test('counts as the page of results does: words, time in the words, and the day of the visit', () => {
    expect(countResults(index, entries, { ...asking, text: 'viñas' })).toBe(2)
    expect(countResults(index, entries, { ...asking, text: 'viñas hoy' })).toBe(1)
    const visit = { day: at('12:00').day, party: noParty }
    expect(countResults(index, entries, { ...asking, text: 'viñas', visit })).toBe(1)
  })
})

describe('places among the suggestions', () => {
  const place = aListingPage()
  const offered = { ...nothingOffered, allName: 'Todas', towns: [{ note: '2 resultados', town: ronda }] }
  const suggested = (kind: 'experience' | 'town') => {
    const index = aSearchIndex({ entries: [aSearchEntry({ kind, name: 'Ronda', slug: 'ronda' })] })
    const found = search(index, 'ronda', { mode: 'default', province: 'malaga' })
    return foundOptions(found, [], place, offered).find(group => group.kind === 'places')?.options
  }

  test('a town leads to what is there', () => {
    expect(suggested('experience')).toMatchObject([
      { href: '/andalucia/experiencias/listado?municipio=ronda', name: 'Ronda', note: '2 resultados' }
    ])
  })

  test('a town with a page of its own is named once', () => {
    expect(suggested('town')).toBeUndefined()
  })
})
