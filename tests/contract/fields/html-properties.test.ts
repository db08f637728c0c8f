import fc from 'fast-check'
import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5'
import { describe, expect, test } from 'vitest'

import { storedHtml } from '#contract/fields/html.ts'
import { inLines } from '#domain/text/plain-text.ts'

import { html, oddHtml } from '../../fixtures/html.ts'

type Node = DefaultTreeAdapterTypes.ChildNode

const inline = ['a', 'br', 'em', 'strong', '#text']
const blocks = ['h3', 'h4', 'ol', 'p', 'ul']
const mayHold: Readonly<Record<string, readonly string[]>> = {
  '#document-fragment': blocks,
  a: inline,
  em: inline,
  h3: inline,
  h4: inline,
  li: [...inline, ...blocks],
  ol: ['li'],
  p: inline,
  strong: inline,
  ul: ['li']
}

/** Checks that a rule holds for anything that may come in. */
function holds(predicate: (stored: string) => void): void {
  fc.assert(
    fc.property(oddHtml, written => {
      predicate(storedHtml(written))
    }),
    { numRuns: 400 }
  )
}

describe('stored html, of whatever comes in', () => {
  test('is stored as it is when it is stored again', () => {
    holds(stored => expect(storedHtml(stored)).toBe(stored))
  })

  test('is what a browser builds from it', () => {
    holds(stored => expect(serialize(parseFragment(stored)).replaceAll('&nbsp;', '\u00A0')).toBe(stored))
  })

  test('holds allowed elements alone, each where it may stand, none of them empty', () => {
    holds(stored => expect(faultsOf('#document-fragment', parseFragment(stored).childNodes)).toEqual([]))
  })

  test('stays as it is in a field, which puts its characters in order', () => {
    holds(stored => expect(inLines(stored)).toBe(stored))
  })

  test('keeps each word, in its order', () => {
    fc.assert(
      fc.property(html, written => {
        expect(wordsOf(storedHtml(written))).toBe(wordsOf(written))
      }),
      { numRuns: 400 }
    )
  })
})

function faultsOf(parent: string, nodes: readonly Node[]): string[] {
  return nodes.flatMap(node => {
    const { nodeName } = node
    if (mayHold[parent]?.includes(nodeName) !== true) return [`${nodeName} in ${parent}`]
    if (!('childNodes' in node) || nodeName === 'br') return []
    const names = node.attrs
      .map(({ name }) => name)
      .filter(name => nodeName !== 'a' || !['href', 'rel'].includes(name))
    const isEmpty = node.childNodes.length === 0 ? [`empty ${nodeName}`] : []
    return [
      ...isEmpty,
      ...names.map(name => `${name} of ${nodeName}`),
      ...faultsOf(nodeName, node.childNodes)
    ]
  })
}

function wordsOf(text: string): string {
  return text.replaceAll(/<[^>]*>|\s/g, '').replaceAll('&quot;', '"')
}
