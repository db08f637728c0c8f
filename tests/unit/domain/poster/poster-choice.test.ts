import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { toLab } from 'posters/colour'
import { type Composition, compositionNames } from 'posters/compositions'
import { drawingsAlong, type ListedPoster, palettesAlong } from '#domain/poster/poster-choice.ts'

const six = compositionNames.slice(0, 6)
const choices = fc.uniqueArray(fc.constantFrom(...six), { maxLength: 6, minLength: 1 })
const lists = fc.array(choices, { maxLength: 60, minLength: 1 })

describe('drawingsAlong', () => {
  test('each shows something that fits it', () => {
    fc.assert(
      fc.property(lists, list => {
        const drawings = drawingsAlong(list)
        expect(list.filter((fitting, place) => !fitting.includes(drawings[place] ?? 'vela'))).toEqual([])
      })
    )
  })

  test('none comes twice while another one that fits has not come', () => {
    fc.assert(
      fc.property(fc.array(fc.shuffledSubarray(six, { minLength: 6 }), { maxLength: 6 }), list => {
        expect(new Set(drawingsAlong(list)).size).toBe(list.length)
      })
    )
  })

  test('a catalogue with half as many drawings as experiences shows none more than twice', () => {
    fc.assert(
      fc.property(fc.array(fc.shuffledSubarray(six, { minLength: 6 }), { maxLength: 12 }), list => {
        const times = Map.groupBy(drawingsAlong(list), name => name).values()
        expect([...times].filter(({ length }) => length > 2)).toEqual([])
      })
    )
  })

  test('an edit moves nothing that hangs before it, and nothing of another subject', () => {
    const other: Composition[] = ['vela', 'velero']
    const subjects = fc.array(fc.oneof(choices, fc.constant(other)), { maxLength: 40, minLength: 1 })
    fc.assert(
      fc.property(subjects, fc.nat(), choices, (list, seed, edited) => {
        const place = seed % list.length
        fc.pre(
          list[place] !== other && list.length > 1 && (list[place]?.length ?? 0) > 1 && edited.length > 1
        )
        const [before, after] = [drawingsAlong(list), drawingsAlong(list.with(place, edited))]
        const moved = list.flatMap((_, at) => (before[at] === after[at] ? [] : [at]))
        expect(moved.filter(at => at < place || list[at] === other)).toEqual([])
      })
    )
  })

  test('what only one drawing fits keeps the others away on both sides', () => {
    expect(drawingsAlong([['vela', 'velero'], ['vela']])).toEqual(['velero', 'vela'])
    expect(drawingsAlong([['vela'], ['vela', 'velero']])).toEqual(['vela', 'velero'])
  })
})

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
