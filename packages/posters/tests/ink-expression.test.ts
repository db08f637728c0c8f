import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mix, standingOut } from '../src/colour.ts'
import { type InkExpression, printed, readInkExpression } from '../src/ink-expression.ts'
import { inksOf } from '../src/inks.ts'

const inks = inksOf('cadiz', 'day', 0)
const day = { inks, light: 'day' } as const

test('a name is the ink of the palette, a colour is itself', () => {
  expect(printed(readInkExpression('water'), day)).toBe(inks.water)
  expect(printed(readInkExpression(' #F2B33D '), day)).toBe('#f2b33d')
})

test('28% of a mixture are its second colour', () => {
  expect(printed(readInkExpression('mix(deep, land, 28%)'), day)).toBe(mix(inks.deep, inks.land, 0.28))
})

test('of several colours the first is printed that stands out', () => {
  expect(printed(readInkExpression('apart(water wave, wave light)'), day)).toBe(
    standingOut([inks.water, inks.wave], [inks.wave, inks.light])
  )
})

test('a colour of nature is darker at night', () => {
  const skin = readInkExpression('tinted(#b9774c)')
  const night = { inks: inksOf('cadiz', 'night', 0), light: 'night' } as const
  expect(printed(skin, night)).not.toBe(printed(skin, day))
})

test.each([
  '',
  'blue',
  'rgb(1,2,3)',
  'mix(deep, land)',
  'mix(deep, land, lots)',
  '#12',
  'tinted()',
  'apart(sky, '
])('"%s" is refused as no colour of a poster', text => {
  expect(() => readInkExpression(text)).toThrow(SyntaxError)
})

/** Expressions as they are written in drawings, also inside of each other. */
const { written } = fc.letrec<{ written: string }>(tie => ({
  written: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(...Object.keys(inks), '#b9774c', '#fff'),
    fc
      .tuple(tie('written'), tie('written'), fc.integer({ max: 100, min: 0 }))
      .map(([from, to, percent]) => `mix(${from}, ${to}, ${percent}%)`),
    tie('written').map(colour => `tinted(${colour})`),
    fc
      .tuple(tie('written'), tie('written'), tie('written'))
      .map(([from, one, other]) => `apart(${from}, ${one} ${other})`)
  )
}))

test('whatever is written in the language of colours prints as a colour', () => {
  fc.assert(
    fc.property(written, text => {
      expect(printed(readInkExpression(text), day)).toMatch(/^#(?:[\da-f]{3}|[\da-f]{6})$/)
    })
  )
})

test('any other text is read as a colour or refused, and nothing else', () => {
  fc.assert(
    fc.property(fc.string(), text => {
      const read = (): InkExpression | SyntaxError => {
        try {
          return readInkExpression(text)
        } catch (error) {
          return error instanceof SyntaxError ? error : new SyntaxError('another', { cause: error })
        }
      }
      const outcome = read()
      expect(outcome instanceof SyntaxError ? outcome.cause : undefined).toBeUndefined()
    })
  )
})
