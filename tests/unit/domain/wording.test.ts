import { expect, test } from 'vitest'

import type { Language } from '#domain/locale.ts'
import { counted, distanceText, filled } from '#domain/wording.ts'

const forms = { one: '{{count}} resultado', other: '{{count}} resultados' }

test.each([
  [0, '0 resultados'],
  [1, '1 resultado'],
  [12_345, '12.345 resultados']
])('%i is counted as «%s»', (count, text) => {
  expect(counted(forms, count, 'es')).toBe(text)
})

test('French counts nothing as one', () => {
  expect(counted({ one: '{{count}} résultat', other: '{{count}} résultats' }, 0, 'fr')).toBe('0 résultat')
})

test('filled puts every value in its place, as it is', () => {
  expect(filled('a {{x}} b {{y}} {{x}}', { x: '$&', y: 2 })).toBe('a $& b 2 $&')
})

test.each<[Language, string, string, string]>([
  ['es', '0,35 km', '9,50 km', '157 km'],
  ['en', '0.35 km', '9.50 km', '157 km'],
  ['de', '0,35 km', '9,50 km', '157 km'],
  ['fr', '0,35 km', '9,50 km', '157 km'],
  ['pt', '0,35 km', '9,50 km', '157 km']
])('kilometres in %s have two decimals up to 10 and none above', (language, near, middle, far) => {
  const texts = [0.35, 9.5, 157.1].map(km => distanceText(km, language).replaceAll(/\s/g, ' '))
  expect(texts).toEqual([near, middle, far])
})

test('10 kilometres themselves still have their decimals', () => {
  expect([distanceText(10, 'en'), distanceText(10.4, 'en')]).toEqual(['10.00 km', '10 km'])
})

test('numbers follow the country as on built pages: four digits stand together in Portugal', () => {
  const forms = { one: '{{count}}', other: '{{count}}' }
  expect(counted(forms, 2000, 'pt')).toBe('2000')
  expect(counted(forms, 2000, 'de')).toBe('2.000')
})
