import { describe, expect, test } from 'vitest'

import { type Catalog, createCatalog } from '#catalog/model/catalog.ts'
import { type RegionScope, regionScopes } from '#catalog/model/region-scope.ts'
import type { Content } from '#domain/catalogue/content.ts'
import type { Experience } from '#domain/catalogue/experience.ts'
import {
  aCatalog,
  aCategory,
  aCompany,
  aMeta,
  anEvent,
  anExperience,
  anOpinion,
  aProvince
} from '../../../fixtures/builders.ts'

const beach = anExperience({ categoryIds: ['mar'], companyId: 'levante', id: 'beach' })
const walk = anExperience({ id: 'walk' })
const both = anExperience({ id: 'both', provinces: ['malaga', 'cadiz'] })
const cellar = anExperience({ id: 'cellar', provinces: ['cadiz'] })
const anywhere = anExperience({ id: 'anywhere', provinces: [] })
const meta = aMeta({ id: 'meta' })
const ended = anEvent('2026-10-01T20:00:00+02:00', { id: 'ended' })
const tonight = anEvent('2026-11-20T22:00:00+01:00', { id: 'tonight' })
const praise = anOpinion()
const hidden = anExperience({ id: 'hidden', isHidden: true })

const catalog = aCatalog({
  categories: [aCategory({ id: 'mar' })],
  companies: [aCompany()],
  experiences: [beach, walk, both, cellar, anywhere, meta, ended, tonight, hidden],
  opinions: { beach: [praise], cellar: [anOpinion({ id: 'c2' })] }
})

function around(slug: string, of: Catalog = catalog): RegionScope {
  return regionScopes.at(of, { slug })
}

function ids(experiences: Experience[]): string[] {
  return experiences.map(({ id }) => id)
}

test('every experience is in one neighbourhood', () => {
  const all = [...regionScopes.in(catalog)].flatMap(({ own }) => own)
  expect(ids(all).toSorted()).toEqual(ids(catalog.experiences).toSorted())
})

test('experiences of the same provinces share one', () => {
  expect(ids(around('walk').own)).toEqual(['beach', 'ended', 'hidden', 'tonight', 'walk'])
  expect(ids(around('both').own)).toEqual(['both'])
})

test('what is hidden or over is not among those that anybody may find', () => {
  expect(ids(around('walk').offered)).toEqual(['beach', 'tonight', 'walk'])
})

test('it knows the listings of its own provinces, and of no other', () => {
  expect(ids(around('walk').listed.malaga)).toEqual(['beach', 'both', 'walk'])
  expect(around('walk').listed.cadiz).toEqual([])
  expect(around('walk').listed.andalucia).toEqual([])
  expect(ids(around('both').listed.cadiz)).toEqual(['both', 'cellar'])
  expect([...around('walk').bySlug.keys()]).not.toContain('cellar')
  expect(Object.keys(around('walk').opinions)).not.toContain('cellar')
})

test('a meta and what has no province are given everything', () => {
  for (const slug of ['meta', 'anywhere']) {
    expect(ids(around(slug).own)).toEqual(['anywhere', 'meta'])
    expect(around(slug).experiences).toEqual(catalog.experiences)
    expect(around(slug).listed).toEqual(catalog.listed)
  }
})

test('an address that nobody has is told', () => {
  expect(() => around('nobody')).toThrow('nobody')
})

test('of other provinces it knows what is listed just beyond the border', () => {
  const nerja = anExperience({ id: 'nerja', position: { lat: 36.75, lng: -3.84 } })
  const herradura = { position: { lat: 36.74, lng: -3.74 }, provinces: ['granada' as const] }
  const close = anExperience({ id: 'herradura', ...herradura })
  const shut = anExperience({ id: 'shut', isHidden: true, ...herradura })
  const far = anExperience({ id: 'guadix', position: { lat: 37.3, lng: -3.14 }, provinces: ['granada'] })
  const of = aCatalog({ experiences: [nerja, close, shut, far] })
  expect(ids(around('nerja', of).beyond)).toEqual(['herradura'])
  const edited = { ...far, name: { es: 'Otra' } }
  const next = createCatalog({ ...of, experiences: [nerja, close, shut, edited] })
  expect(around('nerja', next)).toBe(around('nerja', of))
})

describe('in the next catalogue', () => {
  /** Says whether the neighbourhood of Málaga is another object when this is different. */
  function isAnother(different: Partial<Content>): boolean {
    const before = around('walk', createCatalog({ ...catalog }))
    return around('walk', createCatalog({ ...catalog, ...different })) !== before
  }

  function withExperience(changed: Experience): Partial<Content> {
    return { experiences: catalog.experiences.map(each => (each.id === changed.id ? changed : each)) }
  }

  test.each<[string, Partial<Content>]>([
    ['nothing is different', {}],
    ['an experience of another province is', withExperience({ ...cellar, name: { es: 'Otra' } })],
    ['something without a province is', withExperience({ ...anywhere, name: { es: 'Otra' } })],
    [
      'an opinion in another province is',
      { opinions: { ...catalog.opinions, cellar: [anOpinion({ id: 'new' })] } }
    ],
    ['the same is read again', { categories: [...catalog.categories], companies: [...catalog.companies] }]
  ])('it is the same object when %s', (_, different) => {
    expect(isAnother(different)).toBe(false)
  })

  test.each<[string, Partial<Content>]>([
    ['one of its own is different', withExperience({ ...beach, name: { es: 'Otra' } })],
    ['one that it shares with another province is', withExperience({ ...both, name: { es: 'Otra' } })],
    ['a hidden one of its own is', withExperience({ ...hidden, name: { es: 'Otra' } })],
    ['one of its own is in another place of the order', withExperience({ ...walk, rank: 1 })],
    ['one of its own went', { experiences: catalog.experiences.filter(({ id }) => id !== 'beach') }],
    ['an opinion about one of its own came', { opinions: { ...catalog.opinions, walk: [anOpinion()] } }],
    ['an opinion went to another one', { opinions: { cellar: [], walk: [praise] } }],
    ['an event is over', { day: '2026-11-21' }],
    ['a category is', { categories: [aCategory({ id: 'mar', name: { es: 'Playas' } })] }],
    ['a company is', { companies: [aCompany({ name: 'Levante Mar' })] }],
    ['a meta is', withExperience({ ...meta, name: { es: 'Otra' } })],
    ['a province has another name', { provinces: [aProvince('malaga', { name: { es: 'Costa del Sol' } })] }]
  ])('it is another one when %s', (_, different) => {
    expect(isAnother(different)).toBe(true)
  })
})
