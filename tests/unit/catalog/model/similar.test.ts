import { expect, test } from 'vitest'

import { regionScopes } from '#catalog/model/region-scope.ts'
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

function similarIn(experiences: Experience[], to: Experience): Experience[] {
  return similarTo(regionScopes.at(aCatalog({ experiences }), { slug: to.slug }), to)
}

function similar(to: Experience, ...others: Experience[]): string[] {
  return similarIn([to, ...others], to).map(({ id }) => id)
}

test('the nearest come first, four at most, never itself', () => {
  expect(similar(here, north(15), north(10), north(14), north(12), north(13))).toEqual([
    'km10',
    'km12',
    'km13',
    'km14'
  ])
})

test('what has the same first category comes before what is nearer', () => {
  const kin = north(45, { categoryIds: ['rutas'], id: 'kin' })
  expect(similar(here, north(4), north(6), kin)).toEqual(['kin', 'km4', 'km6'])
})

test('another shared category counts too, for less', () => {
  const kin = north(25, { categoryIds: ['mar', 'rutas'], id: 'kin' })
  expect(similar(here, north(4), north(6), kin)).toEqual(['km4', 'kin', 'km6'])
})

test('each shared category counts', () => {
  const both = anExperience({ ...here, categoryIds: ['rutas', 'mar'] })
  const once = north(10, { categoryIds: ['rutas'], id: 'once' })
  const twice = north(25, { categoryIds: ['rutas', 'mar'], id: 'twice' })
  expect(similar(both, once, twice)).toEqual(['twice', 'once'])
})

test('of another kind it is within 20 km, of a shared one within 40, of the same first one within 100', () => {
  const shared = (km: number) => north(km, { categoryIds: ['mar', 'rutas'], id: `shared${km}` })
  const kin = (km: number) => north(km, { categoryIds: ['rutas'], id: `kin${km}` })
  expect(similar(here, north(15), north(21), shared(39), shared(41), kin(99), kin(101))).toEqual([
    'km15',
    'shared39',
    'kin99'
  ])
})

test('what does not say where it is counts as far away', () => {
  const kin = anExperience({ categoryIds: ['rutas'], id: 'kin' })
  expect(similar(here, anExperience({ id: 'nowhere' }), kin, north(19))).toEqual(['km19', 'kin'])
})

test('without a position of its own only the kind counts', () => {
  const nowhere = anExperience({ categoryIds: ['rutas'], id: 'nowhere' })
  expect(similar(nowhere, north(1), north(90, { categoryIds: ['rutas'], id: 'kin' }))).toEqual(['kin'])
})

test('beyond the border of its province only what is within 30 km', () => {
  const beyond = (km: number) =>
    north(km, { categoryIds: ['rutas'], id: `beyond${km}`, provinces: ['granada'] })
  expect(similar(here, north(15), beyond(29), beyond(31))).toEqual(['beyond29', 'km15'])
})

test('only listed ones', () => {
  const event = anEvent('2026-12-01T20:00:00+01:00', { id: 'event' })
  const hidden = north(1, { id: 'hidden', isHidden: true })
  expect(similar(here, event, hidden, aMeta(), north(19))).toEqual(['km19'])
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
  const scope = regionScopes.at(aCatalog({ experiences: [here, north(1)] }), { slug: here.slug })
  expect(similarTo(scope, here)).toBe(similarTo(scope, here))
})

test('after many edits, remembered or not, they are those that a comparison with all finds', () => {
  const random = seededRandom('similar')
  const oneOf = <Item>(items: readonly [Item, ...Item[]]): Item =>
    items[Math.floor(random() * items.length)] ?? items[0]
  const someone = (id: string): Experience =>
    anExperience({
      categoryIds: oneOf([[], ['rutas'], ['rutas', 'mar'], ['mar', 'rutas']]),
      id,
      isHidden: random() < 0.1,
      position: random() < 0.2 ? null : { lat: 36.5 + random() * 0.8, lng: -5 + random() * 0.8 },
      provinces: oneOf([['malaga'], ['cadiz'], ['malaga', 'cadiz'], []]),
      rank: Math.floor(random() * 9)
    })
  const far = (one: Experience, other: Experience) => {
    const km = one.position && other.position ? distanceKm(one.position, other.position) : 100
    const isFirst = one.categoryIds[0] !== undefined && one.categoryIds[0] === other.categoryIds[0]
    const shared = one.categoryIds.filter(id => other.categoryIds.includes(id)).length
    const isNear =
      one.provinces.length === 0 || one.provinces.some(slug => other.provinces.includes(slug)) || km <= 30
    const isInReach = km <= (isFirst ? 100 : shared > 0 ? 40 : 20)
    return isNear && isInReach ? km - (isFirst ? 30 : 0) - 20 * shared : null
  }
  const compared = (one: Experience, all: Experience[]) =>
    all
      .filter(other => other !== one && !other.isHidden)
      .flatMap(other => {
        const km = far(one, other)
        return km === null ? [] : [{ id: other.id, km }]
      })
      .toSorted((a, b) => a.km - b.km || (a.id < b.id ? -1 : 1))
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
      expect(similarTo(regionScopes.at(catalog, { slug: one.slug }), one).map(other => other.id)).toEqual(
        compared(one, all)
      )
  }
})
