import fc from 'fast-check'
import { expect, test } from 'vitest'

import { readSlug } from '#contract/fields/slug.ts'
import { isSlug } from '#domain/text/slug.ts'

const noteNothing = () => {}

test('a document has an address, whatever is written in it, and whatever its id is', () => {
  const text = fc.string({ unit: 'binary' })
  fc.assert(
    fc.property(fc.option(text), text, fc.string({ minLength: 1, unit: 'grapheme' }), (written, name, id) => {
      const slug = readSlug(written, { es: name }, id, noteNothing)
      expect(isSlug(slug)).toBe(true)
      expect(readSlug(slug, { es: name }, id, noteNothing)).toBe(slug)
    }),
    { numRuns: 500 }
  )
})

test('where neither name nor id has a letter of ours, the address is made of the numbers of the letters', () => {
  expect(readSlug(null, { es: '東京' }, '京都', noteNothing)).toBe('fjg-sn1')
})
