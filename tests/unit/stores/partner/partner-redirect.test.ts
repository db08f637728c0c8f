import { expect, test } from 'vitest'

import { redirectByPartner } from '#stores/partner/partner-redirect.ts'
import { aRefusedShelf, aShelf } from '../../../fixtures/key-value-store.ts'

test('a visit is led on to each target once', () => {
  const storage = aShelf()
  const targets: string[] = []
  for (const target of ['/a', '/b', '/a', '/b']) redirectByPartner(target, to => targets.push(to), storage)
  expect(targets).toEqual(['/a', '/b'])
})

test('where nothing can be remembered nobody is led on', () => {
  const targets: string[] = []
  redirectByPartner('/a', to => targets.push(to), aRefusedShelf())
  expect(targets).toEqual([])
})
