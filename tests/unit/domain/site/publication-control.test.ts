import { expect, test } from 'vitest'

import { isForEditor } from '#domain/site/publication-control.ts'

test.each([
  [{ kind: 'ready', value: [] }, true],
  // The way to lift a rollback has to be there where nothing can be rendered.
  [{ code: 'unavailable', kind: 'failed' }, true],
  [{ code: 'permission-denied', kind: 'failed' }, false],
  [{ kind: 'loading' }, false]
] as const)('with drafts that are %j publications are shown: %s', (drafts, expected) => {
  expect(isForEditor(drafts)).toBe(expected)
})
