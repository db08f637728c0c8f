import { expect, test } from 'vitest'

import { concernedBy, importsIn } from '../../scripts/checking/module-imports.ts'

test('a change concerns every module that imports it, directly or through others', () => {
  const imports = new Map([
    ['card.astro', ['price.ts']],
    ['page.astro', ['card.astro']],
    ['price.test.ts', ['price.ts']],
    ['other.ts', []]
  ])
  expect(concernedBy(['price.ts'], imports).toSorted()).toEqual([
    'card.astro',
    'page.astro',
    'price.test.ts',
    'price.ts'
  ])
  expect(concernedBy(['other.ts'], imports)).toEqual(['other.ts'])
})

test('modules that import in a circle are each named once', () => {
  const imports = new Map([
    ['a.ts', ['b.ts']],
    ['b.ts', ['a.ts']]
  ])
  expect(concernedBy(['a.ts'], imports)).toEqual(['a.ts', 'b.ts'])
})

test('addresses from the root, relative ones and packages of the project lead to files', () => {
  const imports = importsIn(['src/publishing', 'packages/live-publisher/src'])
  expect(imports.get('src/publishing/site.ts')).toEqual(
    expect.arrayContaining([
      'src/publishing/plain-content.ts',
      'src/catalog/model/catalog.ts',
      'packages/live-publisher/src/index.ts'
    ])
  )
  expect(imports.get('packages/live-publisher/src/index.ts')).toContain(
    'packages/live-publisher/src/releases/releases.ts'
  )
})
