import { expect, test } from 'vitest'

import { exampleLine } from '#studio/form/readable.ts'

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
