import { expect, test } from 'vitest'

import { sendOn } from '#stores/partner-redirect.ts'
import { aRefusedShelf, aShelf } from '../../fixtures/shelf.ts'

test('a visit is led on to each target once', () => {
  const shelf = aShelf()
  const targets: string[] = []
  for (const target of ['/a', '/b', '/a', '/b']) sendOn(target, to => targets.push(to), shelf)
  expect(targets).toEqual(['/a', '/b'])
})

test('where nothing can be remembered nobody is led on', () => {
  const targets: string[] = []
  sendOn('/a', to => targets.push(to), aRefusedShelf())
  expect(targets).toEqual([])
})
