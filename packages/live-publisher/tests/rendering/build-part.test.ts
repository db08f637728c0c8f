import { expect, test } from 'vitest'

import { pathsInPart, pieceOf } from '../../src/rendering/build-part.ts'
import { aTemplate } from '../template.ts'

const paths = [
  ...Array.from({ length: 10 }, (_, index) => ({
    pathname: `experiencias/${index}`,
    route: aTemplate('experience')
  })),
  ...['robots.txt', 'sitemap.xml', 'feed.xml'].map(pathname => ({ pathname, route: aTemplate(pathname) }))
]

test.each([1, 2, 3, 4, 20])('each path is in one of %i parts', of => {
  const parts = Array.from({ length: of }, (_, index) => pathsInPart(paths, { number: index + 1, of }))
  const names = parts.flat().map(({ pathname }) => pathname)
  expect(names.toSorted()).toEqual(paths.map(({ pathname }) => pathname).toSorted())
})

test('parts have as much of each template, and neighbours stay together', () => {
  const ofExperiences = [1, 2].map(number =>
    pathsInPart(paths, { number, of: 2 }).filter(({ route }) => route.component === 'experience')
  )
  expect(ofExperiences.map(those => those.map(({ pathname }) => pathname.at(-1)).join(''))).toEqual([
    '01234',
    '56789'
  ])
})

test('short lists are not all the work of one part', () => {
  const pieces = [0, 1, 2].map(turn =>
    [1, 2, 3].findIndex(number => pieceOf(['a'], { number, of: 3 }, turn).length > 0)
  )
  expect(new Set(pieces)).toEqual(new Set([0, 1, 2]))
})
