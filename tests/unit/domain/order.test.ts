import { expect, test } from 'vitest'

import type { Experience } from '#domain/experience.ts'
import { inInitialOrder } from '#domain/order.ts'
import { anExperience } from '../../fixtures/builders.ts'

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

test('then the Spanish name, as Spanish sorts: accents do not count, ñ comes after n', () => {
  const names = ['Zoco', 'Ñora', 'nube', 'Ávila', 'azul']
  const experiences = names.map((name, index) => anExperience({ id: `e${index}`, name: { es: name } }))
  expect(inInitialOrder(experiences).map(({ name }) => name.es)).toEqual([
    'Ávila',
    'azul',
    'nube',
    'Ñora',
    'Zoco'
  ])
})

test('a name without Spanish is sorted by the one that is shown instead', () => {
  expect(
    ordered(anExperience({ id: 'a', name: { es: 'b' } }), anExperience({ id: 'z', name: { de: 'a' } }))
  ).toEqual(['z', 'a'])
})

test('the id decides between equals, whatever order they came in', () => {
  const twins = ['c', 'a', 'b'].map(id => anExperience({ id, name: { es: 'Paseo' } }))
  expect(ordered(...twins)).toEqual(['a', 'b', 'c'])
  expect(ordered(...twins.toReversed())).toEqual(['a', 'b', 'c'])
})

test('leaves the list it was given as it was', () => {
  const experiences = [anExperience({ id: 'b' }), anExperience({ id: 'a' })]
  inInitialOrder(experiences)
  expect(experiences.map(({ id }) => id)).toEqual(['b', 'a'])
})
