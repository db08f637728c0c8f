import { expect, test } from 'vitest'

import type { Experience } from '#domain/catalogue/experience.ts'
import { inInitialOrder } from '#domain/catalogue/initial-order.ts'
import { anExperience } from '../../../fixtures/builders.ts'

function ordered(...experiences: Experience[]): string[] {
  return inInitialOrder(experiences).map(({ id }) => id)
}

test('featured ones come first, also before numbered ones', () => {
  expect(ordered(anExperience({ id: 'a', rank: 1 }), anExperience({ id: 'b', isVip: true }))).toEqual([
    'b',
    'a'
  ])
})

test('then the order of the editors, with unnumbered ones behind', () => {
  const [first, second, none] = [
    anExperience({ id: 'z', rank: 1 }),
    anExperience({ id: 'y', rank: 2 }),
    anExperience({ id: 'a' })
  ]
  expect(ordered(none, second, first)).toEqual(['z', 'y', 'a'])
})

test('then the address, from a to z, whatever order they came in', () => {
  const slugs = ['zoco', 'avila', 'paseo-2', 'nube', 'paseo']
  const experiences = slugs.map((slug, place) => anExperience({ id: `${place}`, slug }))
  const inOrder = (some: Experience[]) => inInitialOrder(some).map(({ slug }) => slug)
  expect(inOrder(experiences)).toEqual(['avila', 'nube', 'paseo', 'paseo-2', 'zoco'])
  expect(inOrder(experiences.toReversed())).toEqual(['avila', 'nube', 'paseo', 'paseo-2', 'zoco'])
})

test('another name leaves an experience where it was', () => {
  const [first, second] = [anExperience({ id: 'a', slug: 'a' }), anExperience({ id: 'b', slug: 'b' })]
  expect(ordered({ ...first, name: { es: 'Zoco' } }, { ...second, name: { es: 'Ávila' } })).toEqual([
    'a',
    'b'
  ])
})

test('leaves the list it was given as it was', () => {
  const experiences = ['b', 'a'].map(id => anExperience({ id, slug: id }))
  inInitialOrder(experiences)
  expect(experiences.map(({ id }) => id)).toEqual(['b', 'a'])
})
