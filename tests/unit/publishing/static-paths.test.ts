import { expect, test } from 'vitest'

import { constantsAmong } from '#publishing/static-paths.ts'

const made = new Map([
  ['index.html', 'a'],
  ['en.html', 'a']
])

test('what the catalogue does not know is constant', () => {
  const all = new Map([...made, ['robots.txt', 'constant']])
  expect([...constantsAmong(all, made).keys()]).toEqual(['robots.txt'])
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
