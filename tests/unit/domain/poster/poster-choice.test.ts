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

  test('what hangs too often on a page moves to a drawing that is shown less often there', () => {
    const two: Composition[] = ['vela', 'velero']
    const list = Array.from({ length: 48 }, (_, at) => ({
      choices: at % 8 === 0 ? two : [compositionNames[at] ?? 'faro'],
      draw: at,
      province: 'malaga'
    }))
    const times = Map.groupBy(drawingsAlong(list), name => name)
    expect(two.map(name => times.get(name)?.length)).toEqual([3, 3])
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
const manyPosters = fc.uniqueArray(posters, { maxLength: 60, minLength: 2, selector: ({ draw }) => draw })

function coloursOf(list: readonly ListedPoster[]) {
  const palettes = palettesAlong(list)
  return list.map(({ colours }, place) => colours[palettes[place] ?? 0])
}

describe('palettesAlong', () => {
  test('of two neighbours that draw one colour, the one of the smaller draw keeps it', () => {
    fc.assert(
      fc.property(manyPosters, list => {
        const pair = list.slice(0, 2)
        const colours = coloursOf(pair)
        const first = pair[0] && pair[1] && pair[0].draw > pair[1].draw ? 1 : 0
        expect(colours[first]).toBe(pair[first]?.colours[pair[first].draw % pair[first].colours.length])
        expect(colours[1 - first]).not.toBe(colours[first])
      })
    )
  })

  test('in a long list hardly any neighbours share a colour', () => {
    const list = Array.from({ length: 400 }, (_, at) => ({ colours: hues, draw: (at * 7919) % 10_007 }))
    const colours = coloursOf(list)
    expect(colours.filter((colour, place) => colour === colours[place + 1]).length).toBeLessThan(8)
  })

  test('the same list has the same palettes', () => {
    fc.assert(
      fc.property(manyPosters, list => {
        expect(palettesAlong([...list])).toEqual(palettesAlong(list))
      })
    )
  })

  test('an edit, a removal and an arrival reach no poster but the two on either side', () => {
    fc.assert(
      fc.property(manyPosters, posters, fc.nat(), (list, other, seed) => {
        const place = seed % list.length
        const old = palettesAlong(list)
        const far = [...range(0, place - 2), ...range(place + 3, list.length)]
        const moved = (now: number[], by = 0) => far.filter(at => old[at] !== now[at > place ? at + by : at])
        expect(moved(palettesAlong(list.with(place, other)))).toEqual([])
        expect(moved(palettesAlong(list.toSpliced(place, 1)), -1)).toEqual([])
        expect(moved(palettesAlong(list.toSpliced(place + 1, 0, other)), 1)).toEqual([])
      })
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

function range(start: number, end: number): number[] {
  return Array.from({ length: Math.max(0, end - start) }, (_, at) => start + at)
}
