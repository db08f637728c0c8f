import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { knownGaps, measures } from '#domain/catalogue/accessibility.ts'
import { messages } from '#i18n/text/messages.ts'
import { accessibilityChecks } from '../../../scripts/checks/accessibility.ts'

/** Measures that the browser tests claim to prove. */
const tags = new Set(
  globSync('tests/e2e/**/*.spec.ts').flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/'@(\w+)'/g)].map(([, tag = '']) => tag)
  )
)
const ids = new Set<string>(measures.map(({ id }) => id))

test('whatever the statement says is checked has a check of the built site or a browser test', () => {
  const proved = new Set([...accessibilityChecks.map(({ measure }) => measure), ...tags])
  expect([...ids].filter(id => !proved.has(id))).toEqual([])
})

test('a browser test proves nothing that the statement does not know', () => {
  expect(tags.size).toBeGreaterThan(7)
  expect([...tags].filter(tag => !ids.has(tag))).toEqual([])
})

test('every check of accessibility belongs to the line of its measure', () => {
  const lines = new Map<string, string>(measures.map(({ id, line }) => [id, line]))
  expect(
    accessibilityChecks.filter(({ id, measure }) => lines.get(measure) !== id).map(({ name }) => name)
  ).toEqual([])
})

test.each(Object.entries(messages))(
  'in %s the statement has words for its measures and gaps, and for no others',
  (_, texts) => {
    const { gaps, measures: said } = texts.accessibilityStatement
    expect(Object.keys(said)).toEqual([...ids])
    expect(Object.keys(gaps)).toEqual(knownGaps.map(({ id }) => id))
  }
)
