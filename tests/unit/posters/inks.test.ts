import { describe, expect, test } from 'vitest'
import { provinceSlugs } from '#domain/place/province.ts'
import type { TimeOfDay } from '#domain/time/schedule.ts'
import { difference, mix, standingOut } from 'posters/colour'
import { colourwayCount, inksOf, skyCount } from 'posters/inks'

const lights: TimeOfDay[] = ['morning', 'day', 'evening', 'night']
const every = provinceSlugs.flatMap(province =>
  lights.flatMap(light =>
    Array.from({ length: colourwayCount }, (_, index) => ({
      ink: inksOf(province, light, index),
      name: `${province} ${light} ${index}`
    }))
  )
)

describe('inksOf', () => {
  test('the sun or moon stands out from its sky', () => {
    expect(every.filter(({ ink }) => difference(ink.sun, ink.sky) < 0.12).map(({ name }) => name)).toEqual([])
  })

  test('hills stand out from the sky', () => {
    expect(
      every
        .filter(
          ({ ink }) =>
            Math.min(...[ink.far, ink.mid, ink.leaf].map(colour => difference(colour, ink.sky))) < 0.1
        )
        .map(({ name }) => name)
    ).toEqual([])
  })

  test('what is near stands out from the sky and from lime-washed walls', () => {
    const lost = every.filter(
      ({ ink }) => difference(ink.deep, ink.sky) < 0.12 || difference(ink.deep, ink.light) < 0.4
    )
    expect(lost.map(({ name }) => name)).toEqual([])
  })

  test('every province has skies of its own by day', () => {
    const skies = provinceSlugs.flatMap(province =>
      Array.from({ length: skyCount }, (_, sky) => inksOf(province, 'day', sky).sky)
    )
    expect(new Set(skies).size).toBe(provinceSlugs.length * skyCount)
  })
})

describe('colours', () => {
  test('mix starts at one colour and ends at the other', () => {
    expect([mix('#1e4fa3', '#f2b33d', 0), mix('#1e4fa3', '#f2b33d', 1)]).toEqual(['#1e4fa3', '#f2b33d'])
  })

  test('black and white are one apart, a colour and itself nothing', () => {
    expect(difference('#000000', '#ffffff')).toBeCloseTo(1, 2)
    expect(difference('#e61276', '#e61276')).toBe(0)
  })

  test('standingOut takes the first colour that can be told apart', () => {
    expect(standingOut(['#e61276'], ['#e61276', '#e01070', '#1e4fa3', '#fff8f0'])).toBe('#1e4fa3')
  })

  test('standingOut takes the best when none is far enough', () => {
    expect(standingOut(['#e61276'], ['#e61276', '#d01068'])).toBe('#d01068')
  })
})
