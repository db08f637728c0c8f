import { expect, test } from 'vitest'

import type { Result } from '#domain/data/remote.ts'
import type { SearchIndex } from '#domain/search/search-index.ts'
import { createSearch } from '#stores/search/search.ts'

import { aListingPage, aSearchIndex } from '../../../fixtures/listing.ts'

const index = aSearchIndex()
const done: Result<SearchIndex> = { kind: 'done', value: index }
const offline: Result<SearchIndex> = { code: 'offline', kind: 'failed' }
const categories = [{ name: 'Kayak', shownIn: { malaga: ['default' as const] }, slug: 'kayak' }]

test('the index is fetched once, in the language of the page', async () => {
  const languages: string[] = []
  const search = createSearch(async language => {
    languages.push(language)
    return done
  }, aListingPage)
  const opened = search.open('de')
  expect(search.$index.get()).toEqual({ kind: 'loading' })
  await Promise.all([opened, search.open('de')])
  await search.open('de')
  expect(languages).toEqual(['de'])
  expect(search.$index.get()).toEqual({ kind: 'ready', value: index })
})

test('after a failure the next opening tries again', async () => {
  const answers = [done, offline]
  const search = createSearch(async () => answers.pop() ?? done, aListingPage)
  await search.open('es')
  expect(search.$index.get()).toEqual(offline)
  await search.open('es')
  expect(search.$index.get()).toEqual({ kind: 'ready', value: index })
})

test('the categories are there before the experiences, which are not asked for twice meanwhile', async () => {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<Result<SearchIndex>>()
  let asked = 0
  const search = createSearch((_, onCategories) => {
    asked += 1
    onCategories(categories)
    return arrival
  }, aListingPage)
  const opened = search.open('es')
  expect(search.$categories.get()).toBe(categories)
  expect(search.$index.get()).toEqual({ kind: 'loading' })
  await search.open('es')
  arrive(done)
  await opened
  expect(search.$index.get()).toEqual({ kind: 'ready', value: index })
  expect(asked).toBe(1)
})

test('categories that are offered stay while what is missing is asked for again', async () => {
  const search = createSearch(async (_, onCategories) => {
    onCategories(categories)
    return offline
  }, aListingPage)
  await search.open('es')
  const again = search.open('es')
  expect(search.$index.get()).toEqual({ kind: 'loading' })
  expect(search.$categories.get()).toBe(categories)
  await again
  expect(search.$categories.get()).toBe(categories)
})
