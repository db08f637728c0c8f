import { expect, test } from 'vitest'
import { compositionNames } from 'posters/compositions'
import { provinceSlugs } from '#domain/place/province.ts'
import { compositionsInFormats, coversInFormats } from '#posters/every-format.ts'
import { posterFormats } from '#posters/poster.ts'
import { flawOf } from './well-formed.ts'

const formats = Object.keys(posterFormats).toSorted()

test('the style page has every composition in every format, and on paper', () => {
  const sheet = compositionsInFormats()
  expect(sheet.map(({ name }) => name)).toEqual(compositionNames)
  for (const { drawn } of sheet)
    expect(drawn.map(({ format }) => format).toSorted()).toEqual([...formats, 'print'].toSorted())
})

test('the style page has the cover of every province in every format', () => {
  const sheet = coversInFormats()
  expect(sheet.map(({ name }) => name)).toEqual(provinceSlugs)
  for (const { drawn } of sheet) expect(drawn.map(({ format }) => format).toSorted()).toEqual(formats)
})

test('each of them is well-formed and shows something', () => {
  const drawn = [...compositionsInFormats(), ...coversInFormats()].flatMap(each => each.drawn)
  expect(drawn.flatMap(({ svg }) => flawOf(svg) ?? [])).toEqual([])
  expect(drawn.filter(({ svg }) => !/<(path|circle|ellipse|polygon|rect)/.test(svg))).toEqual([])
})
