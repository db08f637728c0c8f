import { describe, expect, test } from 'vitest'

import { cutAround } from '#domain/catalogue/photo/focus.ts'

const wide = { height: 900, width: 1600 }
const tall = { height: 1600, width: 900 }

describe('cutAround', () => {
  test('takes the largest part in the shape of a card, around the middle when nothing else is said', () => {
    expect(cutAround(wide, { x: 50, y: 50 })).toEqual({ height: 900, left: 200, top: 0, width: 1200 })
    expect(cutAround(tall, { x: 50, y: 50 })).toEqual({ height: 675, left: 0, top: 463, width: 900 })
  })

  test('has the focus in its middle as far as the edges allow', () => {
    expect(cutAround(wide, { x: 60, y: 10 })).toMatchObject({ left: 360, top: 0 })
    expect(cutAround(tall, { x: 10, y: 30 })).toMatchObject({ left: 0, top: 143 })
  })

  test.each([
    { at: { x: 0, y: 0 }, left: 0 },
    { at: { x: 100, y: 100 }, left: 400 }
  ])('ends at the edge: $at', ({ at, left }) => {
    expect(cutAround(wide, at)).toMatchObject({ left, top: 0 })
  })

  test.each([wide, tall, { height: 3, width: 4 }, { height: 321, width: 333 }])(
    'never leaves the picture: %j',
    size => {
      for (const x of [0, 33, 50, 100])
        for (const y of [0, 71, 100]) {
          const { height, left, top, width } = cutAround(size, { x, y })
          expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
          expect(left + width).toBeLessThanOrEqual(size.width)
          expect(top + height).toBeLessThanOrEqual(size.height)
        }
    }
  )
})
