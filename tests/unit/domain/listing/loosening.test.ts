import { expect, test } from 'vitest'

import { chipsOf } from '#domain/listing/filters/filters.ts'
import type { ListingState } from '#domain/listing/listing-state.ts'
import { resultsOf } from '#domain/listing/listing-results.ts'
import { loosenings } from '#domain/listing/loosening.ts'
import { fitsBySlug } from '#domain/search/search.ts'

import { aSearchEntry, aSearchIndex, anEntry, asked, at } from '../../../fixtures/listing.ts'

const words = {
  categoryName: (slug: string) => slug,
  day: (day: string) => day,
  euros: (amount: number) => `${amount} €`,
  month: String,
  people: () => '',
  text: (key: string) => (key === 'quoted' ? '«{{text}}»' : key),
  townName: String,
  weekday: String
}
const entries = [
  anEntry({ price: 30, slug: 'kayak-maro' }),
  anEntry({ access: ['dogs'], slug: 'paseo-maro' })
]
const index = aSearchIndex({
  entries: entries.map(({ slug }) => aSearchEntry({ name: slug.replace('-', ' '), slug }))
})
const waysOf = (state: Partial<ListingState>, showsAll = false) =>
  loosenings(asked(state), {
    chipsOf: each => chipsOf(words, each),
    find: each =>
      resultsOf(entries, each, {
        moment: {
          fits:
            each.text === ''
              ? null
              : fitsBySlug(index, each.text, { mode: 'default', province: 'andalucia' }),
          mode: 'default',
          now: at('12:00')
        },
        position: null,
        startsNearby: false
      }),
    showsAll
  }).map(({ first, names }) => [names, first.slug])

test('says which single thing to take away, and what is found then', () => {
  expect(waysOf({ access: ['dogs'], text: 'kayak maro' })).toEqual([
    [['«kayak»'], 'paseo-maro'],
    [['dogs'], 'kayak-maro']
  ])
})

test('where no single thing is enough, two are taken away', () => {
  expect(waysOf({ access: ['dogs'], isFree: true, text: 'kayak maro' })).toEqual([
    [['«kayak»', 'free'], 'paseo-maro'],
    [['free', 'dogs'], 'kayak-maro']
  ])
})

test('asking for nothing is no way on', () => {
  expect(waysOf({ text: 'golf' })).toEqual([])
})

test('leaves the last thing away only where a page then shows all, and says how many that are', () => {
  expect(waysOf({ access: ['shade'] })).toEqual([])
  expect(waysOf({ access: ['shade'] }, true)).toEqual([[['shade'], 'kayak-maro']])
})
