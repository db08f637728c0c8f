import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { isListingQuery } from '#domain/listing/listing-keys.ts'
import { askAgain, readListingQuery, unfiltered, writeListingQuery } from '#domain/listing/listing-query.ts'

import { asked } from '../../../fixtures/listing.ts'
import { queryKeys } from '#domain/listing/listing-keys.ts'
import { noParty } from '#domain/visit/visit.ts'

const read = (query: string) => readListingQuery(new URLSearchParams(query))

describe('the query of a listing', () => {
  test('is empty when nothing is asked', () => {
    expect(writeListingQuery(unfiltered)).toBe('')
    expect(read('')).toEqual(unfiltered)
  })

  test('says everything that can be asked, and is read back as it was', () => {
    const state = asked({
      access: ['wheelchair', 'indoor'],
      categories: ['barcos', 'cuevas'],
      dayParts: ['morning', 'evening'],
      isFree: true,
      lengths: ['long'],
      order: 'nearby',
      price: { from: 10, to: 40.5 },
      view: 'list',
      when: 'tomorrow'
    })
    const query = writeListingQuery(state)
    expect(query).toBe(
      'categorias=barcos,cuevas&dia=manana&franja=manana,noche&duracion=larga&desde=10&hasta=40.5&gratis=1' +
        '&acceso=silla-de-ruedas,interior&orden=cercania&vista=lista'
    )
    expect(read(query)).toEqual(state)
  })

  test('does not depend on the order of the choices', () => {
    const one = writeListingQuery(asked({ access: ['dogs', 'shade'], categories: ['b', 'a'] }))
    expect(writeListingQuery(asked({ access: ['shade', 'dogs'], categories: ['a', 'b'] }))).toBe(one)
  })

  test('a date stands as it is', () => {
    expect(read('dia=2026-12-24').when).toBe('2026-12-24')
    expect(writeListingQuery(asked({ when: '2026-12-24' }))).toBe('dia=2026-12-24')
  })

  test('of a form, a name may come several times', () => {
    expect(read('categorias=barcos&categorias=cuevas&dia=&dia=2026-12-24')).toMatchObject({
      categories: ['barcos', 'cuevas'],
      when: '2026-12-24'
    })
  })

  test.each([
    'orden=nada',
    'dia=2026-13-45',
    'desde=-3',
    'hasta=mucho',
    'vista=mapa',
    'acceso=<script>',
    'gratis=no'
  ])('leaves out what it does not know: %s', query => {
    expect(read(query)).toEqual(unfiltered)
  })
})

test('a partner in the query is no question to the listing', () => {
  expect(isListingQuery(new URLSearchParams('partner=sol'))).toBe(false)
  expect(isListingQuery(new URLSearchParams('partner=sol&orden=precios'))).toBe(true)
})

describe('any query of a listing', () => {
  const values = fc.oneof(
    fc
      .array(
        fc.constantFrom(
          'hoy',
          'manana',
          'sin',
          'coche',
          'para',
          '2',
          'adultos',
          'ninos',
          'en',
          'mayo',
          'el',
          'sabado',
          'kayak',
          'de',
          'por',
          'la',
          'noche'
        ),
        { maxLength: 5 }
      )
      .map(words => words.join(' ')),
    fc.string({ maxLength: 6, unit: 'binary' }),
    fc.string({ maxLength: 210, minLength: 195, unit: fc.constantFrom('a', ' ', '🎈') }),
    fc.constantFrom(
      '1e21',
      '-0',
      '0x10',
      '10',
      'gratis',
      'larga,larga',
      'precios',
      'lista',
      '2026-12-05',
      '2026-02-30',
      'silla-de-ruedas,sombra'
    )
  )
  const queries = fc
    .array(fc.tuple(fc.constantFrom(...Object.values(queryKeys)), values), { maxLength: 5 })
    .map(pairs => new URLSearchParams(pairs).toString())

  test('is written in one way, which says the same when it is read', () => {
    fc.assert(
      fc.property(queries, query => {
        const written = writeListingQuery(read(query))
        expect(writeListingQuery(read(written))).toBe(written)
      }),
      { numRuns: 1000 }
    )
  })
})

test('another question takes the place of the day that was asked for, and leaves all filters that it does not name', () => {
  const state = {
    ...readListingQuery(new URLSearchParams('q=mañana&adultos=3&gratis=1')),
    view: 'list' as const
  }
  const again = { ...state, ...askAgain(state, 'kayak el domingo sin coche') }
  expect(again).toMatchObject({ isFree: true, text: 'kayak', view: 'list' })
  expect(again.party).toMatchObject({ adults: 3, isCarFree: true })
  expect(again.when).not.toBe(state.when)
  expect({ ...state, ...askAgain(state, 'vela') }.when).toBe(state.when)
})

test.each([
  ['2 niños', { adults: 3, ages: [], children: 2 }],
  ['1 niño', { adults: 3, ages: [7], children: 1 }],
  ['para dos', { adults: 2, ages: [], children: 0 }],
  ['kayak', { adults: 3, ages: [7], children: 1 }]
])('who comes after three adults with a child, when «%s» is typed', (question, party) => {
  const before = { ...unfiltered, party: { ...noParty, adults: 3, ages: [7], children: 1 } }
  expect(askAgain(before, question).party).toEqual({ ...party, isCarFree: false })
})
