import { expect, test } from 'vitest'

import { settings } from '#settings.ts'
import { placeholderNotices } from '../../../scripts/checks/placeholders.ts'

test('each placeholder that is still there is named', () => {
  const notices = placeholderNotices(settings)
  expect(notices).toHaveLength(8)
  expect(notices).toContainEqual(expect.stringContaining('taxId in src/settings.ts'))
})

test('a datum that was set is not', () => {
  const notices = placeholderNotices({ ...settings, taxId: 'B29000001' })
  expect(notices.join('\n')).not.toContain('taxId')
  expect(notices).toHaveLength(7)
})
