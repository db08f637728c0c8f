import { expect, test } from 'vitest'

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

test.each([
  [0.4321, '0,43 km'],
  [10, '10,00 km'],
  [10.4, '10 km']
])('%f kilometres are «%s»', (km, text) => {
  expect(distanceText(km, 'es').replace(' ', ' ')).toBe(text)
})
