import { expect, test } from 'vitest'

import type { SearchFile } from '#services/search-index.ts'
import { createSearch } from '#stores/search.ts'

import { aListingPage } from '../../fixtures/listing.ts'

const read: SearchFile = { index: { categories: [], entries: [] }, kind: 'read' }

test('the index is fetched once, in the language of the page', async () => {
  const languages: string[] = []
  const search = createSearch(async language => {
    languages.push(language)
    return read
  }, aListingPage)
  const opened = search.open('de')
  expect(search.$searchable.get()).toEqual({ kind: 'loading' })
  await Promise.all([opened, search.open('de')])
  await search.open('de')
  expect(languages).toEqual(['de'])
  expect(search.$searchable.get()).toBe(read)
})

test('after a failure the next turn to the box tries again', async () => {
  const answers: SearchFile[] = [read, { isOffline: true, kind: 'failed' }]
  const search = createSearch(async () => answers.pop() ?? read, aListingPage)
  await search.open('es')
  expect(search.$searchable.get()).toEqual({ isOffline: true, kind: 'failed' })
  await search.open('es')
  expect(search.$searchable.get()).toBe(read)
})
