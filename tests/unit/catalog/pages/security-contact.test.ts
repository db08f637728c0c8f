import { afterEach, expect, test } from 'vitest'

import { securityContactFile } from '#catalog/pages/site/security-contact.ts'
import { publish } from '../../../fixtures/builders.ts'

afterEach(() => {
  globalThis.clavelCatalog = undefined
})

function fileOn(day: string) {
  publish({ day })
  const [file] = securityContactFile.staticPaths()
  return { key: file?.cacheKey, ...securityContactFile.read({ ids: { name: 'security' } }) }
}

test('whoever finds a weakness may trust the contact for half a year after a publication, and not for a whole one', () => {
  expect(fileOn('2026-11-01').until).toBe('2027-06-01T00:00:00Z')
  expect(fileOn('2026-11-30').until).toBe('2027-06-01T00:00:00Z')
})

test('the file is another one each month, and only then', () => {
  expect(fileOn('2026-11-30').key).toBe(fileOn('2026-11-01').key)
  expect(fileOn('2026-12-01').key).not.toBe(fileOn('2026-11-30').key)
})
