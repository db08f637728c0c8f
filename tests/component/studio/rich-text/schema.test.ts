import fc from 'fast-check'
import { expect, test } from 'vitest'

import { safeHtml, storedHtml } from '#contract/fields/html.ts'
import { docOf, htmlOf, schema } from '#studio/rich-text/schema.view.ts'

import { html, oddHtml } from '../../../fixtures/html.ts'

const numRuns = 400

test('a clean text comes out of the editor as it went in', () => {
  fc.assert(
    fc.property(fc.oneof(html, oddHtml).map(storedHtml), stored => {
      const doc = docOf(stored)
      doc.check()
      expect(storedHtml(htmlOf(doc))).toBe(stored)
    }),
    { numRuns }
  )
})

test('what is not clean loses in the editor no more than by cleaning', () => {
  fc.assert(
    fc.property(html, written => {
      docOf(written).check()
      expect(wordsOf(htmlOf(docOf(written)))).toBe(wordsOf(storedHtml(written)))
    }),
    { numRuns }
  )
})

test('a new text is an empty paragraph, and is stored as nothing', () => {
  const doc = docOf('')
  expect(doc.toString()).toBe('doc(p)')
  expect(safeHtml(htmlOf(doc))).toBeNull()
})

test.each(['javascript:alert(1)', 'http://example.com', '//example.com', 'data:text/html,x', 'mailto'])(
  'a link to %s is words alone',
  href => {
    const link = document.createElement('a')
    link.setAttribute('href', href)
    link.textContent = 'a'
    expect(htmlOf(docOf(link.outerHTML))).toBe('<p>a</p>')
  }
)

test('no node and no mark has an attribute but those of links', () => {
  const types = [...Object.values(schema.nodes), ...Object.values(schema.marks)]
  const attributes = types.flatMap(({ name, spec }) =>
    Object.keys(spec.attrs ?? {}).map(attribute => `${name}.${attribute}`)
  )
  expect(attributes).toEqual(['a.href', 'a.rel'])
})

function wordsOf(text: string): string {
  return text.replaceAll(/<[^>]*>|\s/g, '')
}
