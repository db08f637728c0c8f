import { expect, test } from 'vitest'

import { keysOf } from '../../src/publishing/keys.ts'
import { constantsAmong, examplesIn } from '../../src/rendering/static-paths.ts'
import { fingerprint } from '../small-site.ts'
import { aTemplate } from '../template.ts'

const made = new Map([
  ['index.html', 'a'],
  ['en.html', 'a']
])

const shown = { data: 'constant', files: [{ language: null, path: 'robots.txt' }] }

test('what the content does not know is constant', () => {
  const [robots] = keysOf(fingerprint, shown)
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

test('the examples are some of each template, from all over it, and all that a site names', () => {
  const pathsOf = (component: string, names: string[]) =>
    names.map(pathname => ({ pathname, route: aTemplate(component) }))
  const experiences = Array.from({ length: 300 }, (_, index) => `experiencias/${index}`)
  const listings = Array.from({ length: 90 }, (_, index) => `malaga/experiencias/listado/pagina/${index}`)
  const examples = examplesIn(
    [
      ...pathsOf('experience', experiences),
      ...pathsOf('listing', listings),
      ...pathsOf('agenda', ['agenda'])
    ],
    file => file.includes('/listado/')
  )
  const everyTenth = experiences.filter((_, index) => index % 10 === 0)
  expect(examples.toSorted()).toEqual(
    [...everyTenth, ...listings, 'agenda'].map(path => `${path}.html`).toSorted()
  )
})
