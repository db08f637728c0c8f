import { expect, test } from 'vitest'

import { onlineAfter, type PublicationStatus } from '#domain/studio/publication.ts'

const saved = '2026-06-09T10:00:00.000123456Z'
const before: PublicationStatus = { checkedAt: '2026-06-09T09:59:59.000Z', published: null, waiting: null }
const after: PublicationStatus = {
  checkedAt: '2026-06-09T10:00:00.500Z',
  published: { moment: '2026-06-09T10:00:00.400Z', pages: 48 },
  waiting: null
}

test.each([
  ['not known before the publisher has looked', before, null],
  ['online after so long, on so many pages', after, { kind: 'online', pages: 48, seconds: 0.4 }],
  [
    'the same where no page is another',
    { ...after, published: { moment: '2026-06-09T08:00:00.000Z', pages: 3 } },
    { kind: 'same' }
  ],
  ['held back', { ...after, waiting: 'held' }, { kind: 'held' }],
  ['failed', { ...after, waiting: 'failed' }, { kind: 'failed' }]
] as const)('what was saved is %s', (_, status, expected) => {
  expect(onlineAfter(saved, status)).toEqual(expected)
})
