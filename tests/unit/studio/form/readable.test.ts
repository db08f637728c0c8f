import { expect, test } from 'vitest'

import { exampleLine, readableLines } from '#studio/form/readable.ts'

test.each([
  ['a text', 'Playa de Burriana', 'Playa de Burriana'],
  [
    'a text in Spanish, without its html',
    { es: '<p>Salimos <strong>pronto</strong>.</p>' },
    'Salimos pronto .'
  ],
  ['a number with the comma of Spain', 12.5, '12,5'],
  ['a place', { lat: 36.7466, lng: -3.879 }, '36.7466, -3.879'],
  ['words', ['mar', 'sol'], 'mar, sol'],
  ['nothing', null, ''],
  ['the beginning of a long text', 'x'.repeat(90), `${'x'.repeat(80)}…`]
])('an example is %s', (_, example, line) => {
  expect(exampleLine(example)).toBe(line)
})

test.each([
  ['2026-11-29T15:41:02.782Z', 'es', ['29 nov 2026, 16:41']],
  ['2026-11-22T00:00:00+01:00', 'en', ['22 Nov 2026, 00:00']],
  [{ timestampValue: '2026-06-09T10:00:00Z' }, 'es', ['9 jun 2026, 12:00']],
  [[{ desde: '2026-12-24', estado: 'cerrado' }], 'es', ['desde: 24 dic 2026 · estado: cerrado']],
  [{ geoPointValue: { latitude: 36.75, longitude: -3.87 } }, 'es', ['36.75, -3.87']],
  [true, 'es', ['sí']],
  [false, 'en', ['no']]
] as const)('%j is said as people write it, in %s', (value, language, lines) => {
  expect(readableLines(value, undefined, language)).toEqual(lines)
})
