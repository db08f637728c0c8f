import { expect, test } from 'vitest'

import { interpolate } from '#domain/text/interpolate.ts'
import { pluralText } from '#domain/text/plural-text.ts'

const forms = { one: '{{count}} resultado', other: '{{count}} resultados' }

test.each([
  [0, '0 resultados'],
  [1, '1 resultado'],
  [12_345, '12.345 resultados']
])('%i is counted as «%s»', (count, text) => {
  expect(pluralText(forms, count, 'es')).toBe(text)
})

test('French counts nothing as one', () => {
  expect(pluralText({ one: '{{count}} résultat', other: '{{count}} résultats' }, 0, 'fr')).toBe('0 résultat')
})

test('interpolate puts every value in its place, as it is', () => {
  expect(interpolate('a {{x}} b {{y}} {{x}}', { x: '$&', y: 2 })).toBe('a $& b 2 $&')
})

test('numbers follow the country as on built pages: four digits stand together in Portugal', () => {
  const forms = { one: '{{count}}', other: '{{count}}' }
  expect(pluralText(forms, 2000, 'pt')).toBe('2000')
  expect(pluralText(forms, 2000, 'de')).toBe('2.000')
})

test('a plural form that a text lacks is its general one', () => {
  expect(pluralText({ other: '{{count}} plazas' }, 1, 'es')).toBe('1 plazas')
})
