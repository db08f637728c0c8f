import { expect, test } from 'vitest'

import { reuseParams } from '#catalog/routing/reuse-params.ts'

interface Ids {
  province: { name: string; slug: string }
}

const idsOf = reuseParams(
  ({ names }: { names: string[] }): Ids[] =>
    names.map(name => ({ province: { name, slug: name.slice(0, 2) } })),
  ({ province }) => province.slug
)

test('a page with the same address and values is the same object in the next content', () => {
  const [first] = idsOf({ names: ['Jaén'] })
  expect(idsOf({ names: ['Almería', 'Jaén'] })[1]).toBe(first)
})

test('a page whose values are others is another object, and is known from then on', () => {
  const [first] = idsOf({ names: ['Cádiz'] })
  const [second] = idsOf({ names: ['Cádiz (provincia)'] })
  expect(second).not.toBe(first)
  expect(idsOf({ names: ['Cádiz (provincia)'] })[0]).toBe(second)
})

test('the pages of a content are named once', () => {
  const content = { names: ['Huelva'] }
  expect(idsOf(content)).toBe(idsOf(content))
})
