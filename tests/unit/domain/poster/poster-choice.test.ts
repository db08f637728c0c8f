import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { toLab } from 'posters/colour'
import { type Composition, compositionNames } from 'posters/compositions'
import {
  type Choosing,
  drawingsAlong,
  type ListedPoster,
  palettesAlong
} from '#domain/poster/poster-choice.ts'

const nine = compositionNames.slice(0, 9)
const thirty = compositionNames.slice(0, 30)
const provinces = ['malaga', 'cadiz', 'jaen']
/** Experiences with so many drawings that fit, in a list of the region. */
function listsOf(fitting: fc.Arbitrary<Composition[]>, maxLength = 80): fc.Arbitrary<Choosing[]> {
  const one = fc.record({ choices: fitting, draw: fc.nat(), province: fc.constantFrom(...provinces) })
  return fc.uniqueArray(one, { maxLength, minLength: 1, selector: ({ draw }) => draw })
}
const some = listsOf(fc.uniqueArray(fc.constantFrom(...nine), { maxLength: 9, minLength: 1 }))
const all = listsOf(fc.shuffledSubarray(nine, { minLength: 9 }))

/** The list of all and those of the provinces, each with what hangs there. */
function listsHung(list: readonly Choosing[]): Composition[][] {
  const shown = drawingsAlong(list)
  return [shown, ...provinces.map(name => shown.filter((_, place) => list[place]?.province === name))]
}

describe('drawingsAlong', () => {
  test('each shows something that fits it', () => {
    fc.assert(
      fc.property(some, list => {
        const drawings = drawingsAlong(list)
        expect(list.filter(({ choices }, place) => !choices.includes(drawings[place] ?? 'vela'))).toEqual([])
      })
    )
  })

  test('no two hang side by side while another one fits, in the region or in a province', () => {
    fc.assert(
      fc.property(all, list => {
        const alike = listsHung(list).flatMap(hung => hung.filter((name, place) => name === hung[place + 1]))
        expect(alike).toEqual([])
      })
    )
  })

  test('where few share their drawings, none hangs more than three times on a page', () => {
    fc.assert(
      fc.property(listsOf(fc.shuffledSubarray(nine, { minLength: 9 }), 24), list => {
        const times = Map.groupBy(drawingsAlong(list), name => name).values()
        expect([...times].filter(({ length }) => length > 3)).toEqual([])
      })
    )
  })

  test('the first choice hangs where nothing is in its way', () => {
    const list = nine.map((name, draw) => ({ choices: [name, 'vela' as const], draw, province: 'malaga' }))
    expect(drawingsAlong(list)).toEqual(nine)
  })

  test('what is named in a document keeps its place, whatever the others are', () => {
    fc.assert(
      fc.property(some, list => {
        const named = list.map(each => ({ ...each, choices: each.choices.slice(0, 1) }))
        expect(drawingsAlong(named)).toEqual(named.map(({ choices }) => choices[0]))
      })
    )
  })

  test('what only one drawing fits keeps the others away on both sides', () => {
    const hung = (...fitting: Composition[][]) =>
      drawingsAlong(fitting.map((choices, draw) => ({ choices, draw, province: 'malaga' })))
    expect(hung(['vela', 'velero'], ['vela'])).toEqual(['velero', 'vela'])
    expect(hung(['vela'], ['vela', 'velero'])).toEqual(['vela', 'velero'])
  })

  test('an edit moves nothing of another subject, and where drawings are enough less than two others on average', () => {
    const other: Composition[] = ['vela', 'velero']
    const list = Array.from({ length: 200 }, (_, at) => ({
      choices: at % 10 === 0 ? other : turned(thirty, at * 7),
      draw: (at * 7919) % 10_007,
      province: provinces[at % 3] ?? ''
    }))
    const before = drawingsAlong(list)
    const moved = list.flatMap((each, place) => {
      if (each.choices === other) return []
      const after = drawingsAlong(list.with(place, { ...each, choices: each.choices.toReversed() }))
      return [list.filter((_, at) => at !== place && before[at] !== after[at])]
    })
    expect(moved.flat().filter(({ choices }) => choices === other)).toEqual([])
    expect(moved.flat().length / moved.length).toBeLessThan(2)
  })
})

function turned<Item>(items: readonly Item[], by: number): Item[] {
  return items.map((_, at) => items[(at + by) % items.length]).filter(item => item !== undefined)
}

const hues = ['#d02020', '#20a040', '#2050d0', '#e0c020', '#f4f0e8'].map(hue => [toLab(hue)])
/** Drawings differ in the order of their colours: one palette has another colour in each. */
const posters: fc.Arbitrary<ListedPoster> = fc.record({
  colours: fc.shuffledSubarray(hues, { minLength: 3 }),
  draw: fc.nat()
})
const manyPosters = fc.uniqueArray(posters, { maxLength: 60, minLength: 1, selector: ({ draw }) => draw })

function coloursOf(list: readonly ListedPoster[]) {
  const palettes = palettesAlong(list)
  return list.map(({ colours }, place) => colours[palettes[place] ?? 0])
}

describe('palettesAlong', () => {
  test('neighbours never share a colour when each can have three', () => {
    fc.assert(
      fc.property(manyPosters, list => {
        const colours = coloursOf(list)
        expect(colours.filter((colour, place) => colour === colours[place + 1])).toEqual([])
      })
    )
  })

  test('the same list has the same palettes', () => {
    fc.assert(
      fc.property(manyPosters, list => {
        expect(palettesAlong([...list])).toEqual(palettesAlong(list))
      })
    )
  })

  test('an edit reaches no poster but those to which the draws rise from it', () => {
    fc.assert(
      fc.property(
        manyPosters,
        fc.nat(),
        fc.shuffledSubarray(hues, { minLength: 3 }),
        (list, seed, edited) => {
          const place = seed % list.length
          const after = list.map((poster, at) => (at === place ? { ...poster, colours: edited } : poster))
          const [old, now] = [palettesAlong(list), palettesAlong(after)]
          const reached = reachedFrom(place, list)
          expect(list.flatMap((_, at) => (old[at] === now[at] || reached.has(at) ? [] : [at]))).toEqual([])
        }
      )
    )
  })

  test('of a long list an edit changes less than two others on average', () => {
    const list = Array.from({ length: 200 }, (_, at) => ({ colours: hues, draw: (at * 7919) % 10_007 }))
    const changed = list.map((poster, place) => {
      const edited = palettesAlong(list.with(place, { ...poster, colours: hues.toReversed() }))
      return palettesAlong(list).filter((palette, at) => at !== place && palette !== edited[at]).length
    })
    expect(changed.reduce((sum, count) => sum + count, 0) / list.length).toBeLessThan(2)
  })

  test('where all palettes have one colour each keeps its draw', () => {
    const dull = [3, 1, 4].map(draw => ({ colours: [hues[0] ?? [], hues[0] ?? []], draw }))
    expect(palettesAlong(dull)).toEqual([1, 1, 0])
  })
})

/** The posters that choose after that one and stand near it, those that choose after them, and so on. */
function reachedFrom(place: number, list: readonly ListedPoster[], found = new Set<number>()): Set<number> {
  if (found.has(place)) return found
  found.add(place)
  for (const near of [place - 2, place - 1, place + 1, place + 2]) {
    const [own, other] = [list[place]?.draw ?? 0, list[near]?.draw]
    if (other !== undefined && other > own) reachedFrom(near, list, found)
  }
  return found
}
