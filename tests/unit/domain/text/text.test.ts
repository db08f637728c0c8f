import { describe, expect, test } from 'vitest'

import { isLanguage, languageOf, languages, localeOf, locales } from '#domain/text/locale.ts'
import { isWrittenIn, readIn } from '#domain/text/text.ts'

describe('readIn', () => {
  test('is the text in the language asked for', () => {
    expect(readIn('fr', { es: 'Sol', fr: 'Soleil' })).toEqual({ language: 'fr', text: 'Soleil' })
  })

  test('falls back to Spanish', () => {
    expect(readIn('pt', { de: 'Sonne', en: 'Sun', es: 'Sol' })).toEqual({ language: 'es', text: 'Sol' })
  })

  test('falls back to any language there is, in the order of the languages', () => {
    expect(readIn('pt', { fr: 'Soleil' })).toEqual({ language: 'fr', text: 'Soleil' })
    expect(readIn('es', { de: 'Sonne', en: 'Sun' })).toEqual({ language: 'en', text: 'Sun' })
  })

  test('of a text in no language is nothing, in the language asked for', () => {
    expect(readIn('de', {})).toEqual({ language: 'de', text: '' })
  })
})

test('isWrittenIn does not count fallbacks', () => {
  expect([isWrittenIn('es', { es: 'Sol' }), isWrittenIn('en', { es: 'Sol' })]).toEqual([true, false])
})

test('both Spanish locales are read in Spanish', () => {
  expect(locales.map(languageOf)).toEqual(['es', 'es', 'en', 'de', 'fr', 'pt'])
})

test('every language has a locale of its own, and Spanish the unprefixed one', () => {
  expect(languages.map(localeOf)).toEqual(['esd', 'en', 'de', 'fr', 'pt'])
  expect(languages.map(localeOf).map(languageOf)).toEqual(languages)
})

test.each([
  ['es', true],
  ['pt', true],
  ['esd', false],
  ['EN', false],
  ['it', false],
  ['', false]
])('isLanguage(%j) is %s', (code, isOne) => {
  expect(isLanguage(code)).toBe(isOne)
})
