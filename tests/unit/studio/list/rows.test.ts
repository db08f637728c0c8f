import { describe, expect, test } from 'vitest'

import { changersOf, countFilters, everyRow, outside, provincesOf, rowsFor } from '#studio/list/rows.ts'
import { aRow } from '../../../fixtures/studio/rows.ts'

const now = '2026-06-09T12:00:00+02:00'

const rows = [
  aRow({ changedAt: '2026-06-08T09:00:00+02:00', id: 'b', state: 'draft', title: 'Álora a pie' }),
  aRow({
    changedAt: '2026-06-09T09:00:00+02:00',
    id: 'c',
    missingLanguages: ['de'],
    slug: null,
    plans: [{ action: 'withdraw', hasFailed: false, moment: '2026-07-01T07:00:00.000Z' }],
    title: 'Cueva'
  }),
  aRow({
    changedBy: { name: 'Inés Roldán', uid: 'ines' },
    id: 'a',
    problems: 1,
    state: 'hidden',
    title: 'Baño',
    unpublished: [
      {
        author: { name: 'Inés Roldán', uid: 'ines' },
        id: 'a',
        isOwn: true,
        moment: '2026-06-09T09:00:00Z',
        part: 'document'
      }
    ]
  })
]
const ids = (query: Partial<typeof everyRow>) =>
  rowsFor(rows, { ...everyRow, ...query }, now).map(({ id }) => id)

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
    ['ines', ['a']],
    ['nada', []]
  ])('searched for "%s", without regard to accents and capitals', (text, expected) => {
    expect(ids({ text })).toEqual(expected)
  })

  test.each([
    ['draft', ['b']],
    ['hidden', ['a']],
    ['problem', ['a']],
    ['planned', ['c']],
    ['untranslated', ['c']],
    ['today', ['c']],
    ['unpublished', ['a']]
  ] as const)('of what is %s', (filter, expected) => {
    expect(ids({ filter })).toEqual(expected)
  })

  test('says how many there are of each', () => {
    expect(countFilters(rows, now)).toEqual({
      draft: 1,
      hidden: 1,
      planned: 1,
      problem: 1,
      today: 1,
      unpublished: 1,
      untranslated: 1
    })
  })
})

describe('more filters', () => {
  test.each([
    [{ by: 'ines' }, ['a']],
    [{ by: outside }, ['c', 'b']],
    [{ missing: 'de' }, ['c']],
    [{ missing: 'fr' }, []],
    [{ since: 'day' }, ['c']],
    [{ since: 'week' }, ['c', 'b']],
    [{ province: '29' }, []],
    [{ since: 'week', text: 'cueva' }, ['c']]
  ] as const)('%j', (query, expected) => {
    expect(ids(query)).toEqual(expected)
  })

  test('offer the people and the provinces that there are', () => {
    expect(changersOf(rows)).toEqual([{ name: 'Inés Roldán', uid: 'ines' }])
    expect(provincesOf([aRow({ provinces: ['41', '29'] }), aRow({ provinces: ['29'] })])).toEqual([
      '29',
      '41'
    ])
  })
})
