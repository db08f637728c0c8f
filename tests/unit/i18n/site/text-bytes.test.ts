import { expect, test } from 'vitest'

import { bytesOfText } from '#i18n/site/text-response.ts'

test.each([
  '',
  'a',
  'mañana',
  '12 €',
  '😀',
  '\ufeffa',
  'half of a pair: \ud83d',
  'a €'.repeat(100_000),
  'ñ'.repeat(600_000),
  '\ude00 and the other half'
])('a text becomes the bytes of UTF-8: %j', text => {
  expect(Buffer.compare(bytesOfText(text), new TextEncoder().encode(text))).toBe(0)
})

test('bytes stay what they are when the next text is written', () => {
  const [first, second] = [bytesOfText('first €'), bytesOfText('other €')]
  expect([first, second].map(bytes => new TextDecoder().decode(bytes))).toEqual(['first €', 'other €'])
})
