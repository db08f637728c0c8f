import { describe, expect, test } from 'vitest'

import { countStates, everyRow, missingLanguages, type Row, rowsFor } from '#domain/studio/rows.ts'

const now = '2026-06-09T12:00:00+02:00'

function aRow(fields: Partial<Row> = {}): Row {
  return {
    changedAt: null,
    changedBy: null,
    id: 'kayak',
    isDraft: false,
    isHidden: false,
    languages: ['es', 'en', 'de', 'fr', 'pt'],
    name: 'Kayak',
    problems: [],
    ...fields
  }
}

const rows = [
  aRow({ changedAt: '2026-06-08T09:00:00+02:00', id: 'b', isDraft: true, name: 'Álora a pie' }),
  aRow({ changedAt: '2026-06-09T09:00:00+02:00', id: 'c', languages: ['es'], name: 'Cueva' }),
  aRow({ id: 'a', isHidden: true, name: 'Baño', problems: ['falta el nombre'] })
]
const ids = (query: Partial<typeof everyRow>) => rowsFor(rows, { ...everyRow, ...query }, now).map(({ id }) => id)

describe('the list', () => {
  test('begins with what changed last', () => {
    expect(ids({})).toEqual(['c', 'b', 'a'])
  })

  test.each([
    ['name', ['b', 'a', 'c']],
    ['problems', ['a', 'b', 'c']]
  ] as const)('in the order of %s', (order, expected) => {
    expect(ids({ order })).toEqual(expected)
  })

  test.each([
    ['alora', ['b']],
    ['PIE álo', ['b']],
    ['bano', ['a']],
    ['nada', []]
  ])('searched for "%s", without regard to accents and capitals', (text, expected) => {
    expect(ids({ text })).toEqual(expected)
  })

  test.each([
    ['draft', ['b']],
    ['hidden', ['a']],
    ['problem', ['a']],
    ['untranslated', ['c']],
    ['today', ['c']]
  ] as const)('of what is %s', (state, expected) => {
    expect(ids({ state })).toEqual(expected)
  })

  test('says how many there are of each', () => {
    expect(countStates(rows, now)).toEqual({ draft: 1, hidden: 1, problem: 1, today: 1, untranslated: 1 })
  })
})

test('a collection without texts per language lacks none', () => {
  expect(missingLanguages(aRow({ languages: null }))).toEqual([])
  expect(missingLanguages(aRow({ languages: ['es', 'fr'] }))).toEqual(['en', 'de', 'pt'])
})
