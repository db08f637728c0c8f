import { expect, test } from 'vitest'

import { sampleOf } from '../../../scripts/checks/sample.ts'

const pages = [
  '/',
  '/en',
  '/perfil',
  ...Array.from({ length: 100 }, (_, index) => `/experiencias/e${index}`),
  ...Array.from({ length: 100 }, (_, index) => `/en/experiencias/e${index}`)
]

test('a sample has every kind of page in every locale', () => {
  const sample = sampleOf(pages, 5)
  expect(sample.map(page => page.replace(/e\d+$/, 'e')).toSorted()).toEqual(
    ['/', '/en', '/en/experiencias/e', '/experiencias/e', '/perfil'].toSorted()
  )
})

test('a larger sample takes from the large kinds, each page once', () => {
  const sample = sampleOf(pages, 43)
  expect(sample.filter(page => page.startsWith('/experiencias/'))).toHaveLength(20)
  expect(new Set(sample).size).toBe(43)
})

test('a sample is the same each time, and never more than there is', () => {
  expect(sampleOf(pages, 40)).toEqual(sampleOf(pages, 40))
  expect(sampleOf(pages, Infinity).toSorted()).toEqual(pages.toSorted())
})
