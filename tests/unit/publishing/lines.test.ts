import { expect, test } from 'vitest'

import type { Publication } from '#publishing/publication.ts'
import { linesOf } from '../../../scripts/publisher/publication-lines.ts'

const told = { milliseconds: 310, report: { moment: '2026-11-21T12:00:00Z', pages: 9, problems: [] } }
const step = { files: { added: [], changed: [], removed: [] }, from: 1, to: 1 }
const changes = { added: ['/b'], changed: ['/', '/a'], removed: [] }

test.each<[Publication, string]>([
  [{ ...changes, ...told, kind: 'published', step }, 'Published in 0.31 s: 2 changed, 1 new, 0 gone'],
  [{ kind: 'failed', reason: 'No room' }, 'Not published; the site is as it was: No room'],
  [
    { ...changes, ...told, alarms: [{ kind: 'shrunk', pages: 10, removed: 4 }], kind: 'held' },
    'Not published; the site is as it was: 4 of 10 pages would go.'
  ]
])('a publication is told in a line', (publication, line) => {
  expect(linesOf(publication)[0]).toBe(line)
})

test('one without anything to do is not told', () => {
  expect(linesOf({ ...told, kind: 'unchanged', step })).toEqual([])
})

test('a dry run names every address', () => {
  expect(linesOf({ ...changes, ...told, kind: 'planned' })).toEqual([
    'Would publish: 2 changed, 1 new, 0 gone',
    '  + /b',
    '  ~ /',
    '  ~ /a'
  ])
})
