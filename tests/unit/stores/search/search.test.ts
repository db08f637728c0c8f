import { expect, test } from 'vitest'

import type { SearchFile } from '#services/search/search-index.ts'
import { createSearch } from '#stores/search/search.ts'

import { aListingPage } from '../../../fixtures/listing.ts'

const read: SearchFile = { index: { categories: [], entries: [] }, kind: 'read' }

test('the index is fetched once, in the language of the page', async () => {
  const languages: string[] = []
  const search = createSearch(async function* (language) {
    languages.push(language)
    yield read
  }, aListingPage)
  const opened = search.open('de')
  expect(search.$searchable.get()).toEqual({ kind: 'loading' })
  await Promise.all([opened, search.open('de')])
  await search.open('de')
  expect(languages).toEqual(['de'])
  expect(search.$searchable.get()).toBe(read)
})

test('after a failure the next turn to the box tries again', async () => {
  const answers: SearchFile[] = [read, { categories: null, isOffline: true, kind: 'failed' }]
  const search = createSearch(async function* () {
    yield answers.pop() ?? read
  }, aListingPage)
  await search.open('es')
  expect(search.$searchable.get()).toMatchObject({ isOffline: true, kind: 'failed' })
  await search.open('es')
  expect(search.$searchable.get()).toBe(read)
})

test('the categories are there before the experiences, which are not asked for twice meanwhile', async () => {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<SearchFile>()
  const open: SearchFile = {
    categories: [{ name: 'Kayak', shownIn: { malaga: ['default'] }, slug: 'kayak' }],
    kind: 'open'
  }
  let asked = 0
  const search = createSearch(async function* () {
    asked += 1
    yield open
    yield await arrival
  }, aListingPage)
  const isOpen = new Promise(resolve =>
    search.$searchable.subscribe(({ kind }) => kind === 'open' && resolve(true))
  )
  const opened = search.open('es')
  await isOpen
  expect(search.$searchable.get()).toBe(open)
  await search.open('es')
  arrive(read)
  await opened
  expect(search.$searchable.get()).toBe(read)
  expect(asked).toBe(1)
})

test('categories that are offered stay while what is missing is asked for again', async () => {
  const categories = [{ name: 'Kayak', shownIn: { malaga: ['default' as const] }, slug: 'kayak' }]
  const failed: SearchFile = { categories, isOffline: false, kind: 'failed' }
  const search = createSearch(async function* () {
    yield failed
  }, aListingPage)
  await search.open('es')
  expect(search.$searchable.get()).toBe(failed)
  const again = search.open('es')
  expect(search.$searchable.get()).toEqual({ categories, kind: 'open' })
  await again
  expect(search.$searchable.get()).toBe(failed)
})
