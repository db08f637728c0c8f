import { expect, test } from 'vitest'

import { similarTo } from '#catalog/model/similar.ts'
import { seededRandom } from '#domain/data/random.ts'
import type { Experience } from '#domain/catalogue/experience.ts'
import { distanceKm } from '#domain/place/place.ts'
import { aCatalog, aMeta, anEvent, anExperience } from '../../../fixtures/builders.ts'

const here = anExperience({ categoryIds: ['rutas'], id: 'here', position: { lat: 36.7, lng: -4.4 } })

/** Something so many kilometres north of here. */
function north(km: number, fields: Partial<Experience> = {}): Experience {
  return anExperience({ id: `km${km}`, position: { lat: 36.7 + km / 111.195, lng: -4.4 }, ...fields })
}

function similar(to: Experience, ...others: Experience[]): string[] {
  return similarTo(aCatalog({ experiences: [to, ...others] }), to).map(({ id }) => id)
}

test('the nearest come first, four at most, never itself', () => {
  expect(similar(here, north(50), north(10), north(40), north(20), north(30))).toEqual([
    'km10',
    'km20',
    'km30',
    'km40'
  ])
})

test('a shared category is worth 25 km', () => {
  const kin = north(30, { categoryIds: ['rutas'], id: 'kin' })
  expect(similar(here, north(4), north(6), kin)).toEqual(['km4', 'kin', 'km6'])
})

test('each shared category counts', () => {
  const both = anExperience({ ...here, categoryIds: ['rutas', 'mar'] })
  const twice = north(50, { categoryIds: ['mar', 'rutas'], id: 'twice' })
  expect(similar(both, north(1), twice)).toEqual(['twice', 'km1'])
})

test('what does not say where it is counts as far away', () => {
  expect(similar(here, anExperience({ id: 'nowhere' }), north(60))).toEqual(['km60', 'nowhere'])
})

test('without a position of its own only the kind counts', () => {
  const nowhere = anExperience({ categoryIds: ['rutas'], id: 'nowhere' })
  expect(similar(nowhere, north(1), north(90, { categoryIds: ['rutas'], id: 'kin' }))).toEqual(['kin', 'km1'])
})

test('only listed ones of the same province', () => {
  const elsewhere = north(1, { id: 'elsewhere', provinces: ['cadiz'] })
  const event = anEvent('2026-12-01T20:00:00+01:00', { id: 'event' })
  const hidden = north(1, { id: 'hidden', isHidden: true })
  expect(similar(here, elsewhere, event, hidden, aMeta(), north(90))).toEqual(['km90'])
})

test('those of both provinces of something in two, each once', () => {
  const both = anExperience({ ...here, provinces: ['cadiz', 'malaga'] })
  const a = north(1, { id: 'a', provinces: ['cadiz', 'malaga'] })
  const b = north(2, { id: 'b', provinces: ['cadiz'] })
  expect(similar(both, b, a)).toEqual(['a', 'b'])
})

test('of something without a province those of the whole region', () => {
  expect(
    similar(anExperience({ ...here, provinces: [] }), north(5, { id: 'x', provinces: ['jaen'] }))
  ).toEqual(['x'])
})

test('between equals the id decides, whatever order they came in', () => {
  const twins = ['c', 'a', 'b'].map(id => north(7, { id }))
  expect(similar(here, ...twins)).toEqual(['a', 'b', 'c'])
  expect(similar(here, ...twins.toReversed())).toEqual(['a', 'b', 'c'])
})

test('is worked out once for all locales', () => {
  const catalog = aCatalog({ experiences: [here, north(1)] })
  expect(similarTo(catalog, here)).toBe(similarTo(catalog, here))
})

test('after many edits, remembered or not, they are those that a comparison with all finds', () => {
  const random = seededRandom('similar')
  const oneOf = <Item>(items: readonly [Item, ...Item[]]): Item =>
    items[Math.floor(random() * items.length)] ?? items[0]
  const someone = (id: string): Experience =>
    anExperience({
      categoryIds: oneOf([[], ['rutas'], ['rutas', 'mar']]),
      id,
      isHidden: random() < 0.1,
      position: random() < 0.2 ? null : { lat: 36 + random(), lng: -5 + random() },
      provinces: oneOf([['malaga'], ['cadiz'], ['malaga', 'cadiz'], []]),
      rank: Math.floor(random() * 9)
    })
  const near = ({ provinces }: Experience, other: Experience) =>
    provinces.length === 0 || provinces.some(slug => other.provinces.includes(slug))
  const far = (one: Experience, other: Experience) =>
    (one.position && other.position ? distanceKm(one.position, other.position) : 100) -
    25 * one.categoryIds.filter(id => other.categoryIds.includes(id)).length
  const compared = (one: Experience, all: Experience[]) =>
    all
      .filter(other => other !== one && !other.isHidden && near(one, other))
      .toSorted((a, b) => far(one, a) - far(one, b) || (a.id < b.id ? -1 : 1))
      .slice(0, 4)
      .map(({ id }) => id)

  let all = Array.from({ length: 24 }, (_, number) => someone(`e${number}`))
  for (let turn = 0; turn < 150; turn += 1) {
    const id = `e${Math.floor(random() * 30)}`
    const others = all.filter(each => each.id !== id)
    all = random() < 0.2 ? others : [...others, someone(id)]
    const catalog = aCatalog({ experiences: all })
    // Not everything is looked at each time: the rest remembers what was longer ago.
    for (const one of all.filter(() => random() < 0.6))
      expect(similarTo(catalog, one).map(other => other.id)).toEqual(compared(one, all))
  }
})
