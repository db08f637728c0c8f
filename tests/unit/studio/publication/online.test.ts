import { expect, test } from 'vitest'

import { onlineAfter, type PublicationStatus } from '#studio/publication/online.ts'

const document = 'experiencias/kayak'
const saved = { document, revision: '2026-06-09T10:00:00.000123456Z' }
const before: PublicationStatus = { checkedAt: '2026-06-09T09:59:59.000Z', edits: [], waiting: null }
const checkedAt = '2026-06-09T10:00:00.500Z'
const edit = { ...saved, milliseconds: 400, pages: 48 }
const others = { ...edit, document: 'experiencias/otra', pages: 3 }
const after: PublicationStatus = { checkedAt, edits: [others, edit], waiting: null }

test.each([
  ['not known before the publisher has looked', before, null],
  ['online after so long, on so many pages of its own', after, { kind: 'online', pages: 48, seconds: 0.4 }],
  [
    'online with what was written after it',
    { ...after, edits: [{ ...edit, revision: '2026-06-09T10:00:00.300Z' }] },
    { kind: 'online', pages: 48, seconds: 0.4 }
  ],
  ['the same where no page is another', { ...after, edits: [{ ...edit, pages: 0 }] }, { kind: 'same' }],
  [
    'not known while an edit of before is online alone',
    { ...after, edits: [{ ...edit, revision: '2026-06-09T09:00:00.000000000Z' }] },
    null
  ],
  ['not known while another document is online alone', { ...after, edits: [others] }, null],
  ['not known while it waits for its release', { ...after, edits: [{ ...edit, milliseconds: null }] }, null],
  ['held back', { ...after, edits: [], waiting: 'held' }, { kind: 'held' }],
  [
    'held back with its release',
    { ...after, edits: [{ ...edit, milliseconds: null }], waiting: 'held' },
    { kind: 'held' }
  ],
  ['failed', { ...after, edits: [], waiting: 'failed' }, { kind: 'failed' }],
  ['not known where something of before waits', { ...before, waiting: 'held' }, null]
] as const)('what was saved is %s', (_, status, expected) => {
  expect(onlineAfter(saved, status)).toEqual(expected)
})
