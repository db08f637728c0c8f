import { expect, test } from 'vitest'

import { inLines, onOneLine } from '#domain/plain-text.ts'

test.each([
  ['Ronda\r\na caballo', 'Ronda a caballo'],
  ['Ronda\u2028a\tcaballo', 'Ronda a caballo'],
  ['\u202Eolucuc\u202C', 'olucuc'],
  ['sal\uD800 y sol', 'sal y sol'],
  ['familia 👩‍👧, Ñoño & <b>', 'familia 👩‍👧, Ñoño & <b>'],
  ['שלום \u200F', 'שלום \u200F']
])('%j is on one line %j', (text, line) => {
  expect(onOneLine(text)).toBe(line)
})

test('a text of several lines keeps them, and nothing else that nobody sees', () => {
  expect(inLines('Uno\r\nDos\rTres\n\nCua\u0000tro\u2029Cinco')).toBe('Uno\nDos\nTres\n\nCua tro\nCinco')
})
