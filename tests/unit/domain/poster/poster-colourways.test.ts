import { describe, expect, test } from 'vitest'

import { toLab } from 'posters/colour'
import { colourwaysFor, type ListedPoster } from '#domain/poster/poster-colourways.ts'

const hues = ['#d02020', '#20a040', '#2050d0', '#e0c020', '#f4f0e8']
const colours = hues.map(hue => [toLab(hue)])

/** So many posters that can each have any of five colours. */
function aList(count: number): ListedPoster[] {
  return Array.from({ length: count }, (_, index) => ({
    colours,
    id: `exp-${index}`
  }))
}

function coloursOf(list: ListedPoster[]): string[] {
  const colourways = colourwaysFor(list)
  return list.map(({ id }) => hues[colourways.get(id) ?? 0] ?? '')
}

describe('colourwaysFor', () => {
  test('no two side by side have one colour', () => {
    const chosen = coloursOf(aList(200))
    expect(chosen.filter((colour, place) => colour === chosen[place + 1])).toEqual([])
  })

  test('what stands above one another in two, three or four columns seldom has one colour', () => {
    const chosen = coloursOf(aList(200))
    const same = [2, 3, 4].flatMap(columns =>
      chosen.filter((colour, place) => colour === chosen[place + columns])
    )
    expect(same.length).toBeLessThan(600 / 8)
  })

  test('the same list has the same colours', () => {
    expect(colourwaysFor(aList(40))).toEqual(colourwaysFor(aList(40)))
  })

  test('a newcomer changes few posters, and none far away', () => {
    const list = aList(200)
    const before = colourwaysFor(list)
    const after = colourwaysFor(list.toSpliced(100, 0, { colours, id: 'nueva' }))
    const changed = list.flatMap(({ id }, place) => (before.get(id) === after.get(id) ? [] : [place]))
    expect(changed.length).toBeLessThanOrEqual(12)
    expect(changed.filter(place => Math.abs(place - 100) > 24)).toEqual([])
  })

  test('where all colourways have one colour each keeps its draw', () => {
    const dull = aList(6).map(({ id }) => ({ colours: hues.map(() => [toLab('#888888')]), id }))
    expect([...colourwaysFor(dull).keys()]).toEqual(dull.map(({ id }) => id))
  })

  test('an empty list has none', () => {
    expect(colourwaysFor([]).size).toBe(0)
  })
})
