import fc from 'fast-check'
import { expect, test } from 'vitest'

import { isDocumentId } from '#domain/text/document-id.ts'
import { locales } from '#domain/text/locale.ts'

test.each(['casa-burriana', 'A1', '9', 'con_guion', 'pta'])('«%s» may be an id', id => {
  expect(isDocumentId(id)).toBe(true)
})

test.each(['', 'a/b', 'a.b', '-a', 'index', 'constructor', 'a'.repeat(101)])('«%s» may not', id => {
  expect(isDocumentId(id)).toBe(false)
})

test('a locale is no id, however it is written: Astro would take it for the language of the page', () => {
  const spelling = fc.constantFrom(...locales).chain(code => fc.mixedCase(fc.constant(code)))
  fc.assert(fc.property(spelling, id => !isDocumentId(id)))
})
