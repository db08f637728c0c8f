import { atom } from 'nanostores'
import { describe, expect, test, vi } from 'vitest'

import type { ListingPage } from '#domain/listing/listing-page.ts'
import type { OperatingMode } from '#domain/partner/mode.ts'
import type { Coordinates } from '#domain/place/place.ts'
import type { ListPlace } from '#services/site/address.ts'
import type { Remote, Result } from '#domain/data/remote.ts'
import type { ListingEntry } from '#domain/listing/files/listing-entry.ts'
import type { SearchIndex } from '#domain/search/search-index.ts'
import { cardsPerStep } from '#stores/listing/list-place.ts'
import { createListing } from '#stores/listing/listing.ts'

import {
  aListingPage,
  anEntry,
  aSearchEntry,
  aSearchIndex,
  at,
  startingAt
} from '../../../fixtures/listing.ts'

interface Situation {
  entries?: ListingEntry[]
  events?: ListingEntry[]
  file?: () => Result<ListingEntry[]>
  /** Result of loading the search index. */
  index?: Remote<SearchIndex>
  page?: Partial<ListingPage>
  path?: string
  /** Position stored with the first step of the history. */
  place?: ListPlace
  query?: string
}

const twoEntries = [anEntry({ price: 30, slug: 'dear' }), anEntry({ price: 10, slug: 'cheap' })]

/** A listing in a browser of paper: its history is a list of addresses, the last one shows. */
function aListing({
  entries = twoEntries,
  events = [],
  file,
  index = { kind: 'ready', value: aSearchIndex() },
  page,
  path = '/malaga/experiencias/listado',
  place,
  query = ''
}: Situation = {}) {
  const history = [path + (query && `?${query}`)]
  const places: (ListPlace | undefined)[] = [place]
  const left: string[] = []
  const $mode = atom<OperatingMode>('default')
  const $position = atom<Coordinates | null>(null)
  const clock = { now: at('12:00') }
  const $index = atom<Remote<SearchIndex>>({ kind: 'idle' })
  let comeBack = () => {}
  let fetched = 0
  const listing = createListing({
    $mode,
    $position,
    address: {
      go: href => left.push(href),
      keepPlace: kept => {
        places[history.length - 1] = kept
      },
      onReturn: callback => {
        comeBack = callback
      },
      path: () => (history.at(-1) ?? '').split('?')[0] ?? '',
      place: () => places[history.length - 1] ?? null,
      query: () => new URLSearchParams((history.at(-1) ?? '').split('?')[1]),
      write: (path, query, step) => {
        if (step === 'same') history.pop()
        history.push(path + (query && `?${query}`))
        places[history.length - 1] = undefined
      }
    },
    load: async () => {
      fetched += 1
      return file?.() ?? { kind: 'done', value: entries }
    },
    loadEvents: async () => ({ kind: 'done', value: events }),
    now: () => clock.now,
    page: aListingPage(page),
    search: { $index, open: async () => $index.set(index) }
  })
  const goBack = () => {
    history.pop()
    comeBack()
  }
  const slugs = () => {
    const shown = listing.$shown.get()
    return shown.kind === 'found' ? shown.placed.map(({ entry }) => entry.slug) : shown.kind
  }
  listing.start()
  return { $mode, $position, clock, fetched: () => fetched, goBack, history, left, listing, slugs }
}

/** Until everything that was begun is done. */
const settled = () => new Promise(resolve => setTimeout(resolve))

describe('a listing', () => {
  test('fetches nothing as long as the page as it was built will do', async () => {
    const { fetched, listing, slugs } = aListing()
    listing.change({ view: 'list' })
    await settled()
    expect(slugs()).toBe('as-built')
    expect(fetched()).toBe(0)
  })

  test('answers the question in its address', async () => {
    const { slugs } = aListing({ query: 'orden=precios' })
    expect(slugs()).toBe('waiting')
    await settled()
    expect(slugs()).toEqual(['cheap', 'dear'])
  })

  test('counts the events that are what is asked for, by all that is chosen', async () => {
    const eventDate = { end: null, start: '2026-11-21T20:00:00+01:00' }
    const { listing } = aListing({
      events: [
        anEntry({ categories: ['flamenco'], eventDate, price: 0, slug: 'zambra' }),
        anEntry({ eventDate, hiddenFor: ['default'], price: 0, slug: 'secret' }),
        anEntry({ eventDate, price: 12, slug: 'concert', town: { name: 'Nerja', slug: 'nerja' } })
      ]
    })
    expect(listing.$eventCount.get()).toBeNull()
    const countWith = async (patch: Parameters<typeof listing.change>[0]) => {
      listing.change(patch)
      await settled()
      const count = listing.$eventCount.get()
      listing.reset()
      return count
    }
    expect(await countWith({ when: 'tomorrow' })).toBe(2)
    expect(await countWith({ when: 'today' })).toBe(0)
    expect(await countWith({ isFree: true })).toBe(1)
    expect(await countWith({ towns: ['nerja'] })).toBe(1)
    expect(await countWith({ categories: ['flamenco'] })).toBe(1)
  })

  test('writes what is asked into the address, and goes back through it', async () => {
    const { goBack, history, listing, slugs } = aListing()
    listing.change({ isFree: true })
    listing.chooseOrder('price')
    expect(history.at(-1)).toBe('/malaga/experiencias/listado?gratis=1&orden=precios')
    goBack()
    expect(listing.$state.get()).toMatchObject({ isFree: true, order: null })
    goBack()
    await settled()
    expect(slugs()).toBe('as-built')
  })

  test('what changes in small steps is one step of the history', () => {
    const { history, listing } = aListing()
    for (const to of [40, 30, 20]) listing.change({ price: { from: null, to } }, 'price')
    expect(history).toEqual(['/malaga/experiencias/listado', '/malaga/experiencias/listado?hasta=20'])
    listing.change({ isFree: true })
    listing.change({ price: { from: null, to: 10 } }, 'price')
    expect(history).toHaveLength(4)
  })

  test('what is found on a further page has the address of the first, and the page itself its own', () => {
    const { history, listing } = aListing({ path: '/malaga/experiencias/listado/pagina/2' })
    listing.chooseOrder('price')
    expect(history.at(-1)).toBe('/malaga/experiencias/listado?orden=precios')
    listing.chooseOrder('price')
    expect(history.at(-1)).toBe('/malaga/experiencias/listado/pagina/2')
  })

  test('the page of a category is left for other categories, with the filters open', () => {
    const { left, listing } = aListing({ page: { category: 'kayak' } })
    listing.change({ isFree: true })
    expect(left).toEqual([])
    listing.change({ categories: ['kayak', 'cuevas'] })
    expect(left).toEqual(['/malaga/experiencias/listado?categorias=cuevas,kayak&gratis=1#filtros'])
  })

  test('reset empties the filters and keeps order, view and the page’s own category', () => {
    const { listing } = aListing({ page: { category: 'kayak' } })
    listing.change({ isFree: true, order: 'price', price: { from: 5, to: 9 }, view: 'list', when: 'today' })
    listing.reset()
    expect(listing.$state.get()).toMatchObject({
      categories: ['kayak'],
      isFree: false,
      order: 'price',
      price: { from: null, to: null },
      view: 'list',
      when: null
    })
  })

  test('orders toggle', async () => {
    const { $position, listing, slugs } = aListing()
    listing.chooseOrder('price')
    await settled()
    expect(slugs()).toEqual(['cheap', 'dear'])
    listing.chooseOrder('price')
    expect(slugs()).toBe('as-built')
    listing.change({ order: 'nearby' })
    expect(listing.$order.get()).toBe('initial')
    $position.set({ lat: 36.7, lng: -4.4 })
    expect(listing.$order.get()).toBe('nearby')
  })

  test('a category that begins with the nearest does so once the position is known', async () => {
    const near = anEntry({ categories: ['kayak'], position: { lat: 36.7, lng: -4.4 }, slug: 'near' })
    const far = anEntry({ categories: ['kayak'], position: { lat: 37.4, lng: -6 }, slug: 'far' })
    const { $position, listing, slugs } = aListing({
      entries: [far, near],
      page: { category: 'kayak', nearFirst: ['kayak'] }
    })
    $position.set({ lat: 36.7, lng: -4.4 })
    await settled()
    expect(slugs()).toEqual(['near', 'far'])
    listing.change({ order: listing.initialOrder() })
    expect(slugs()).toBe('as-built')
  })

  test('what the mode hides does not count, and comes back with the mode', async () => {
    const entries = [anEntry({ hiddenFor: ['rentacar'], price: 0, slug: 'walk' })]
    const { $mode, slugs } = aListing({ entries, query: 'gratis=1' })
    await settled()
    expect(slugs()).toEqual(['walk'])
    $mode.set('rentacar')
    expect(slugs()).toEqual([])
  })

  test('time goes on while the page is open', async () => {
    const entries = [anEntry({ schedules: [startingAt('12:30')], slug: 'soon' })]
    const { clock, listing, slugs } = aListing({ entries, query: 'dia=hoy' })
    await settled()
    expect(slugs()).toEqual(['soon'])
    clock.now = at('12:31')
    listing.tick()
    expect(listing.$shown.get()).toMatchObject({
      emptiness: { kind: 'too-late', tomorrow: 1 },
      kind: 'found'
    })
  })

  test('when its file cannot be had it says so, and tries again when asked', async () => {
    const answers: Result<ListingEntry[]>[] = [{ code: 'offline', kind: 'failed' }]
    const { fetched, listing, slugs } = aListing({
      file: () => answers.pop() ?? { kind: 'done', value: twoEntries },
      query: 'orden=precios'
    })
    await settled()
    expect(listing.$shown.get()).toEqual({ code: 'offline', kind: 'failed' })
    await listing.fetchEntries()
    expect(slugs()).toEqual(['cheap', 'dear'])
    expect(fetched()).toBe(2)
  })

  test('its file is fetched once', async () => {
    const { fetched, listing } = aListing()
    listing.change({ isFree: true })
    listing.change({ when: 'today' })
    await settled()
    listing.change({ when: null })
    await settled()
    expect(fetched()).toBe(1)
  })
})

describe('how far a long list is unfolded', () => {
  const query = 'orden=precios'

  test('begins with one step, and grows by one', () => {
    const { listing } = aListing({ query })
    listing.place.showMore()
    expect(listing.place.$cardCount.get()).toBe(2 * cardsPerStep)
  })

  test('is there again with the place on the way back from another page', () => {
    const { listing } = aListing({ place: { cards: 96, top: 4000 }, query })
    expect(listing.place.$cardCount.get()).toBe(96)
    expect([listing.place.takeTop(), listing.place.takeTop()]).toEqual([4000, null])
  })

  test('is there again on the way back from another question', () => {
    const { goBack, listing } = aListing({ query })
    listing.place.showMore()
    listing.place.keep(5200)
    listing.change({ isFree: true })
    expect(listing.place.$cardCount.get()).toBe(cardsPerStep)
    goBack()
    expect([listing.place.$cardCount.get(), listing.place.takeTop()]).toEqual([2 * cardsPerStep, 5200])
  })

  test('stays as it is when time goes on', async () => {
    const { listing } = aListing({ query })
    await settled()
    listing.place.showMore()
    listing.tick()
    expect(listing.place.$cardCount.get()).toBe(2 * cardsPerStep)
  })

  test('is not kept where the browser brings the page back itself', () => {
    const { goBack, listing } = aListing({ query })
    listing.place.keep(300)
    listing.change({ isFree: true })
    goBack()
    expect(listing.place.takeTop()).toBeNull()
  })
})

describe('a text that is searched for', () => {
  const index = {
    kind: 'ready' as const,
    value: aSearchIndex({
      entries: [
        aSearchEntry({ keywords: ['barco'], name: 'Vela', slug: 'dear' }),
        aSearchEntry({ name: 'Barco', slug: 'cheap' })
      ]
    })
  }
  const results = { isSearch: true, province: 'andalucia' as const }

  test('begins with what fits best, and goes together with filters and orders', async () => {
    const { listing, slugs } = aListing({ index, page: results, path: '/buscar', query: 'q=barco' })
    await vi.waitFor(() => expect(slugs()).toEqual(['cheap', 'dear']))
    listing.change({ price: { from: 20, to: null } })
    expect(slugs()).toEqual(['dear'])
  })

  test('stands in the address of the results', () => {
    const { history, listing } = aListing({ index, page: results, path: '/buscar' })
    listing.change({ isFree: true, text: 'kayak & mar' })
    expect(history.at(-1)).toBe('/buscar?q=kayak+%26+mar&gratis=1')
  })

  test('an index that does not come is a failure, and one that is on its way is waited for', async () => {
    const failed = aListing({ index: { code: 'offline', kind: 'failed' }, page: results, query: 'q=barco' })
    expect(failed.slugs()).toBe('failed')
    const waiting = aListing({ index: { kind: 'loading' }, page: results, query: 'q=barco' })
    await Promise.resolve()
    expect(waiting.slugs()).toBe('waiting')
  })

  test('a page of results that was asked nothing shows nothing of its own, and fetches nothing', () => {
    const { fetched, slugs } = aListing({ index, page: results, path: '/buscar' })
    expect(slugs()).toBe('as-built')
    expect(fetched()).toBe(0)
  })
})
