import { expect, test } from 'vitest'

import { keysOf } from '#catalog/site.ts'
import { constantsAmong } from '#publishing/static-paths.ts'

const made = new Map([
  ['index.html', 'a'],
  ['en.html', 'a']
])

const shown = { data: 'constant', files: [{ language: null, path: 'robots.txt' }] }

test('what the catalogue does not know is constant', () => {
  const [robots] = keysOf(shown)
  const all = new Map([...made, ...(robots ? [robots] : [])])
  expect(constantsAmong(all, made)).toEqual(shown)
})

test.each([
  ['a route that only Astro knows', new Map([...made, ['nueva.html', 'b']]), 'nueva.html'],
  ['a route that Astro does not know', new Map([['index.html', 'a']]), 'en.html'],
  [
    'a page with another key',
    new Map([
      ['index.html', 'b'],
      ['en.html', 'a']
    ]),
    'index.html'
  ]
])('%s stops the publisher', (_, all, file) => {
  expect(() => constantsAmong(all, made)).toThrow(file)
})
