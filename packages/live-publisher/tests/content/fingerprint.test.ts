import fc from 'fast-check'
import { expect, test } from 'vitest'

import { createFingerprint } from '../../src/content/fingerprint.ts'

const languages = ['es', 'en'] as const
type Language = (typeof languages)[number]
type Text = Partial<Record<Language, string>>

const aFingerprint = () =>
  createFingerprint<Language, Text>({
    isText: (value): value is Text =>
      Object.keys(value).length > 0 &&
      Object.keys(value).every(key => key === 'es' || key === 'en') &&
      Object.values(value).every(text => typeof text === 'string'),
    languages,
    readIn: (language, text) => text[language] ?? text.es ?? text.en
  })

const values = fc.jsonValue({ maxDepth: 3, noUnicodeString: false })
const words = fc.constantFrom('Kayak', 'Remo', '"]', '\n')
const pages = fc.record({
  list: fc.array(words, { maxLength: 10 }),
  text: fc.record({ en: words, es: words }),
  title: words
})

test('the same data has the same print, however it was built', () => {
  fc.assert(
    fc.property(values, value => {
      expect(aFingerprint()(structuredClone(value))).toBe(aFingerprint()(value))
    })
  )
})

test('other data has another print', () => {
  fc.assert(
    fc.property(values, values, (one, other) => {
      const isSame = JSON.stringify(one) === JSON.stringify(other)
      expect(aFingerprint()({ one }) === aFingerprint()({ one: other })).toBe(isSame)
    })
  )
})

test('another text in one language changes the pages in this language alone', () => {
  fc.assert(
    fc.property(pages, words, (page, english) => {
      const print = aFingerprint()
      const other = { ...page, text: { ...page.text, en: english } }
      expect(print(other, 'es')).toBe(print(page, 'es'))
      expect(print(other, 'en') === print(page, 'en')).toBe(english === page.text.en)
    })
  )
})
