import fc from 'fast-check'
import { expect, test } from 'vitest'

import { inLines, onOneLine, tidyLine, tidyLines } from '#domain/text/plain-text.ts'

test.each([
  ['Ronda\r\na caballo', 'Ronda a caballo'],
  ['Ronda\u2028a\tcaballo', 'Ronda a caballo'],
  ['\u202Eolucuc\u202C', 'olucuc'],
  ['sal\uD800 y sol', 'sal y sol'],
  ['Nin\u0303o en Ma\u0301laga', 'Niño en Málaga'],
  ['familia 👩‍👧, Ñoño & <b>', 'familia 👩‍👧, Ñoño & <b>'],
  ['שלום \u200F', 'שלום \u200F']
])('%j is on one line %j', (text, line) => {
  expect(onOneLine(text)).toBe(line)
})

test('a text of several lines keeps them, and nothing else that nobody sees', () => {
  expect(inLines('Uno\r\nDos\rTres\n\nCua\u0000tro\u2029Cinco')).toBe('Uno\nDos\nTres\n\nCua tro\nCinco')
})

test.each([
  ['half an emoji', 'Ana \uD83D', 'Ana'],
  ['a control character', 'A\u0000na\u0007', 'A na'],
  ['a sign that turns the direction', 'Ana \u202Egnp.exe', 'Ana gnp.exe'],
  ['marks of direction', '\u200EAna\u200F', 'Ana'],
  ['spaces without width', 'A\u200Bn\uFEFFa\u2060', 'Ana'],
  ['hidden tags', 'Ana\u{E0068}\u{E0069}', 'Ana'],
  ['what is no character', 'An\uFDD0a\u{1FFFF}', 'Ana'],
  ['what stands for a lost character', 'A\uFFFCna\uFFFD', 'Ana'],
  ['joiners at the ends', '\u200DAna\u200C ', 'Ana']
])('%s is not stored', (_what, typed, stored) => {
  expect(tidyLine(typed)).toBe(stored)
})

test.each([
  '\u200B',
  '\u200D\u200C',
  '\u3164',
  '\u2800 \u2800',
  '\uFE0F',
  '\u00AD',
  '\u{E0041}',
  '\u115F\u1160'
])('%j is nothing', typed => {
  expect(tidyLine(typed)).toBe('')
  expect(tidyLines(` ${typed}\n${typed}`)).toBe('')
})

test.each(['👩‍👧', '❤️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 Bath', 'می‌خواهم', 'क्‍ष', 'Núñez-Ñoño', 'שלום', "O'Neill & <b>"])(
  '%s stays as it is',
  typed => expect(tidyLine(typed)).toBe(typed)
)

test('a text of several lines keeps them, without what nobody sees', () => {
  expect(tidyLines('\n Uno\u200B\r\nDos\u202E\n\nTres\uD800 \n')).toBe('Uno\nDos\n\nTres')
})

test('any text is tidy after it was made tidy', () => {
  const odd = fc.constantFrom(
    '\u200B',
    '\u200D',
    '\u0301',
    '\u0338',
    'e',
    '>',
    '\uD83D',
    '\uDE00',
    '\u2028',
    '\r',
    '\n',
    ' ',
    '\u{1F3F4}',
    '\u{E0067}',
    '\u{E007F}'
  )
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(odd, { maxLength: 8 }).map(parts => parts.join(''))
  )
  fc.assert(
    fc.property(text, typed => {
      expect(tidyLine(tidyLine(typed))).toBe(tidyLine(typed))
      expect(tidyLines(tidyLines(typed))).toBe(tidyLines(typed))
      expect(tidyLines(typed)).toBe(inLines(tidyLines(typed)))
      expect(tidyLine(typed)).toBe(onOneLine(tidyLine(typed)))
    }),
    { numRuns: 1000 }
  )
})
