import { expect, test } from 'vitest'

import type { RecordLine, StudioAction } from '#studio/record/record.ts'
import { changesIn, daysOf, deletedNames, hasVersion, lineAt } from '#studio/record/time-line.ts'

const aLine = (id: string, moment: string): RecordLine => ({
  action: 'save',
  author: { name: 'Eva', uid: 'eva' },
  fields: ['nombre'],
  id,
  moment,
  person: null,
  where: 'experiencias/kayak'
})

// In summer 22:30 of universal time is half past midnight of the next day in Andalusia.
const lines = [
  aLine('c', '2026-06-10T08:00:00.000Z'),
  aLine('b', '2026-06-09T22:30:00.000Z'),
  aLine('a', '2026-06-09T21:59:59.000Z')
]

test('lines stand under the days of Andalusia, the newest first', () => {
  expect(daysOf(lines).map(({ day, lines: found }) => [day, found.map(({ id }) => id)])).toEqual([
    ['2026-06-10', ['c', 'b']],
    ['2026-06-09', ['a']]
  ])
  expect(daysOf([])).toEqual([])
})

test.each([
  ['2026-06-10T07:59:59.999Z', 'b'],
  ['2026-06-09T22:30:00.000Z', 'b'],
  ['2026-06-09T22:00:00.000Z', 'a'],
  ['2026-06-09T20:00:00.000Z', undefined],
  ['2026-06-11T00:00:00.000Z', undefined],
  [null, undefined]
])('to go back to %s leaves the line %s and those below', (moment, id) => {
  expect(lineAt(lines, moment)?.id).toBe(id)
})

test.each([
  ['save', true],
  ['change-planned', true],
  ['delete', true],
  ['roles', false],
  ['plan-change', false],
  ['restore-all', false]
] satisfies [StudioAction, boolean][])('a line of %s has values in the history: %s', (action, expected) => {
  expect(hasVersion({ action })).toBe(expected)
})

const deletionOf = (id: string, moment: string): RecordLine => ({
  ...aLine(id, moment),
  action: 'delete',
  title: `Paseo ${id}`,
  where: `experiencias/${id}`
})
const many = [
  deletionOf('f', '2026-06-09T10:00:09.000Z'),
  deletionOf('e', '2026-06-09T10:00:05.000Z'),
  deletionOf('d', '2026-06-09T10:00:00.000Z'),
  deletionOf('c', '2026-06-09T09:00:00.000Z')
]
const idsOf = (changes: readonly (readonly RecordLine[])[]) =>
  changes.map(change => change.map(({ id }) => id).join(''))

test('many deletions of one person at once are one line, but for those that would stay', () => {
  expect(idsOf(changesIn(many, null))).toEqual(['fed', 'c'])
  expect(idsOf(changesIn(many, many[2] ?? null))).toEqual(['f', 'e', 'd', 'c'])
  expect(idsOf(changesIn(lines, null))).toEqual(['c', 'b', 'a'])
})

test('a deleted document is called as it was when it went', () => {
  expect(deletedNames([...many, ...lines]).get('experiencias/d')).toBe('Paseo d')
})
