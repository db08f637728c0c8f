import { describe, expect, test } from 'vitest'

import type { Catalog } from '#catalog/model/catalog.ts'
import { createStabilizer, createPartsStabilizer, memoizePer } from '../../src/content/memoize.ts'
import type { Experience } from '#domain/catalogue/experience.ts'

import { aCatalog, anExperience } from '../../../fixtures/builders.ts'

const of = (experience: Experience) => ({ experience })
const listed = memoizePer((catalog: Catalog, key: object) => ({
  day: catalog.day,
  key,
  listed: [...catalog.listed.malaga]
}))

describe('what is gathered about something', () => {
  const kayak = anExperience({ id: 'kayak', motif: 'kayak' })
  const walk = anExperience({ id: 'walk', motif: 'ruta' })

  test('is the same object from catalogue to catalogue while its parts are the same', () => {
    const key = of(kayak)
    const first = listed(aCatalog({ experiences: [kayak, walk] }), key)
    expect(listed(aCatalog({ experiences: [kayak, walk] }), key)).toBe(first)
  })

  test('is another one when an item of a list is, or when one is missing', () => {
    const key = of(kayak)
    const first = listed(aCatalog({ experiences: [kayak, walk] }), key)
    const other = listed(aCatalog({ experiences: [kayak, { ...walk }] }), key)
    expect(other).not.toBe(first)
    expect(listed(aCatalog({ experiences: [kayak] }), key).listed).toEqual([kayak])
  })

  test('is never that of another catalogue when two take turns, as with a preview', () => {
    const key = of(kayak)
    const [site, preview] = [aCatalog({ experiences: [kayak] }), aCatalog({ experiences: [kayak, walk] })]
    for (const catalog of [site, preview, site, preview])
      expect(listed(catalog, key).listed).toEqual(catalog.listed.malaga)
  })

  test('is another one when its parts have other names', () => {
    const key = {}
    const named = memoizePer((catalog: Catalog) => ({ [catalog.day]: 1 }))
    named(aCatalog({ day: '2026-11-22' }), key)
    expect(named(aCatalog({ day: '2026-11-23' }), key)).toEqual({ '2026-11-23': 1 })
  })
})

test('an object is the one of before as long as it is made of the same parts', () => {
  const kept = createStabilizer<Record<string, unknown>>()
  const [part, list] = [{}, ['a']]
  const first = kept({ list, part })
  expect(kept({ list: ['a'], part })).toBe(first)
  expect(kept({ list: ['b'], part })).toEqual({ list: ['b'], part })
  expect(kept({ list: ['b'], part: {} })).not.toBe(first)
})

test('what is no plain object is the same as itself alone', () => {
  const kept = createStabilizer<ReadonlyMap<string, string>>()
  const first = kept(new Map([['a', 'b']]))
  expect(kept(first)).toBe(first)
  expect(kept(new Map([['a', 'c']]))).toEqual(new Map([['a', 'c']]))
})

describe('parts that are kept in their places', () => {
  const [a, b, c] = [{}, {}, {}]

  test('are the same objects where nothing came or went', () => {
    const kept = createPartsStabilizer<object[]>()
    const first = kept([[a], [b]])
    const next = kept([[a], [b, c]])
    expect(next).toEqual([[a], [b, c]])
    expect(next[0]).toBe(first[0])
    expect(next[1]).not.toBe(first[1])
  })

  test('are the same list when all of them are', () => {
    const kept = createPartsStabilizer<object[]>()
    const first = kept([[a], [b]])
    expect(kept([[a], [b]])).toBe(first)
    expect(kept([[a]])).toEqual([[a]])
    expect(kept([[a], [b], [c]])).toEqual([[a], [b], [c]])
  })
})

test('a list is the one of before as long as it has the same items in the same order', () => {
  const kept = createStabilizer<string[]>()
  const first = kept(['a', 'b'])
  expect(kept(['a', 'b'])).toBe(first)
  expect(kept(['b', 'a'])).toEqual(['b', 'a'])
  expect(kept([])).toEqual([])
})
