import { describe, expect, test } from 'vitest'

import { answersIn, qualityOf } from '../../../scripts/bench/search-quality.ts'
import { searchQueries } from '../../../scripts/bench/search-queries.ts'
import { catalog } from '../../fixtures/site.ts'

globalThis.clavelCatalog = catalog
const answers = answersIn(catalog)
const named = answers.map(answer => ({ ...answer, name: `${answer.query.language}: ${answer.query.text}` }))

test('the list has sixty questions, in five languages', () => {
  expect(searchQueries.length).toBe(60)
  expect(new Set(searchQueries.map(({ language }) => language)).size).toBe(5)
})

test('nearly all that comes is right, and nearly all that is right comes', () => {
  const { precision, recall } = qualityOf(answers)
  expect(precision).toBeGreaterThan(0.98)
  expect(recall).toBeGreaterThan(0.98)
})

describe('each question', () => {
  test.each(named)('$name finds something right, where there is any', ({ missing, right }) => {
    expect(right > 0 || missing.length === 0).toBe(true)
  })

  test.each(named)('$name is taken for a typing error only where it is one', ({ meant, query }) => {
    expect(meant).toBe(query.meant ?? null)
  })

  test.each(named.filter(({ query }) => query.page !== undefined))(
    '$name finds the page of that name',
    ({ pages, query }) => {
      expect(pages).toContain(query.page)
    }
  )

  test.each(named.filter(({ missing, right }) => right + missing.length === 0))(
    '$name, which nothing is about, finds nothing',
    ({ wrong }) => {
      expect(wrong).toEqual([])
    }
  )
})
