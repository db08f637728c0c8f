import { atom } from 'nanostores'
import { describe, expect, test } from 'vitest'

import type { ListingState, Order } from '#domain/listing/listing-state.ts'
import type { OwnProvince, ProvinceSlug } from '#domain/place/province.ts'
import type { Located } from '#services/place/geolocation.ts'
import { createNearby } from '#stores/listing/nearby.ts'

import { aListingPage, asked } from '../../../fixtures/listing.ts'

const texts = { failure: 'Error al obtener la localización', success: 'Localización correcta' }
const found: Located = { kind: 'found', position: { lat: 36.72, lng: -4.42 } }

interface Situation {
  isListing?: boolean
  isSearch?: boolean
  located?: Located
  order?: Order
  province?: ProvinceSlug
  provinceThere?: OwnProvince | null
  state?: Partial<ListingState>
}

function aNearby({
  isListing = true,
  located = found,
  isSearch = false,
  order = 'initial',
  province = 'malaga',
  provinceThere = 'malaga',
  state
}: Situation) {
  const did: unknown[] = []
  const listing = {
    $order: atom<Order>(order),
    $state: atom(asked(state)),
    change: (patch: Partial<ListingState>) => did.push(patch),
    chooseOrder: (entry: Order) => did.push(`toggle ${entry}`),
    initialOrder: () => null,
    page: aListingPage({ isSearch, province })
  }
  const nearby = createNearby({
    address: { go: href => did.push(href) },
    listing: () => (isListing ? listing : null),
    page: () => aListingPage({ province }),
    position: {
      find: async () => located,
      rememberAsNew: () => did.push('news'),
      restore: () => did.push('position')
    },
    provinceOf: async () => provinceThere,
    tell: message => did.push(message)
  })
  return { did, nearby }
}

describe('near me', () => {
  test('in a province its listing is ordered, and a green message says so', async () => {
    const { did, nearby } = aNearby({})
    await nearby.nearby(texts)
    expect(did).toEqual([
      'position',
      { order: 'nearby' },
      { color: 'success', text: 'Localización correcta' }
    ])
  })

  test('without a position a red message says so, and nothing changes', async () => {
    const { did, nearby } = aNearby({ located: { kind: 'failed' } })
    await nearby.nearby(texts)
    expect(did).toEqual([{ color: 'error', text: 'Error al obtener la localización' }])
    expect(nearby.$isLocating.get()).toBe(false)
  })

  test('under all of Andalusia the province of the visitor is selected; the next page tells, and takes up the position', async () => {
    const { did, nearby } = aNearby({
      province: 'andalucia',
      provinceThere: 'granada',
      state: { isFree: true }
    })
    await nearby.nearby(texts)
    expect(did).toEqual(['news', '/granada/experiencias/listado?gratis=1&orden=cercania'])
  })

  test('results of a search stay those of the whole region', async () => {
    const { did, nearby } = aNearby({ isSearch: true, province: 'andalucia', provinceThere: 'granada' })
    await nearby.nearby(texts)
    expect(did).toEqual([
      'position',
      { order: 'nearby' },
      { color: 'success', text: 'Localización correcta' }
    ])
  })

  test('outside Andalusia the whole region is ordered', async () => {
    const { did, nearby } = aNearby({ province: 'andalucia', provinceThere: null })
    await nearby.nearby(texts)
    expect(did).toEqual([
      'position',
      { order: 'nearby' },
      { color: 'success', text: 'Localización correcta' }
    ])
  })

  test('on another page the listing of the province opens', async () => {
    const { did, nearby } = aNearby({ isListing: false, province: 'jaen' })
    await nearby.nearby(texts)
    expect(did).toEqual(['news', '/jaen/experiencias/listado?orden=cercania'])
  })

  test('when it is on, it leads back without asking the browser', async () => {
    const { did, nearby } = aNearby({ order: 'nearby' })
    await nearby.nearby(texts)
    expect(did).toEqual(['toggle nearby'])
  })

  test('two taps ask once', async () => {
    const { did, nearby } = aNearby({})
    await Promise.all([nearby.nearby(texts), nearby.nearby(texts)])
    expect(did).toHaveLength(3)
  })
})

describe('the other entries', () => {
  test('toggle the order of a listing, or restore it', () => {
    const { did, nearby } = aNearby({})
    nearby.order('price')
    nearby.order('initial')
    expect(did).toEqual(['toggle price', { order: null }])
  })

  test('open the listing of the province from elsewhere', () => {
    const { did, nearby } = aNearby({ isListing: false })
    nearby.order('price')
    expect(did).toEqual(['/malaga/experiencias/listado?orden=precios'])
  })
})
