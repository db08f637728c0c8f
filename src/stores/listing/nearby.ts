import { atom } from 'nanostores'

import { listingHref, type PageFacts } from '#domain/listing/listing-page.ts'
import { unfiltered } from '#domain/listing/listing-query.ts'
import type { Order } from '#domain/listing/listing-state.ts'
import type { Coordinates } from '#domain/place/place.ts'
import { type OwnProvince, type ProvinceSlug, wholeRegion } from '#domain/place/province.ts'
import { type Address, browserAddress } from '#services/site/address.ts'
import { provinceOf } from '#services/place/borders.ts'
import type { Located } from '#services/place/geolocation.ts'
import type { Texts } from '#texts.ts'
import { readPage } from '#services/site/page.ts'

import type { Listing } from './listing.ts'
import { visitorPosition } from '#stores/place/position.ts'
import { showSnackbar, type Snackbar } from '#stores/site/snackbar.ts'
import { visitorListing } from './visitor-listing.ts'

/** Messages for a known position, and for a failure. */
export type NearbyTexts = Pick<Texts['nearby'], 'failure' | 'success'>

interface Services {
  address: Pick<Address, 'go'>
  listing: () => Pick<
    Listing,
    '$order' | '$state' | 'change' | 'chooseOrder' | 'initialOrder' | 'page'
  > | null
  page: () => PageFacts
  position: { find: () => Promise<Located>; rememberAsNew: () => void; restore: () => void }
  provinceOf: (position: Coordinates) => Promise<OwnProvince | null>
  tell: (message: Pick<Snackbar, 'color' | 'text'>) => void
}

/** The orders as entries of a menu, on any page (specification, sections 2 and 4). */
export function createNearby({ address, listing, page, position, provinceOf, tell }: Services) {
  const $isLocating = atom(false)

  /** On a listing the order toggles; elsewhere it opens the listing of the province. */
  function order(entry: Order): void {
    const own = listing()
    if (own && entry === 'initial') own.change({ order: own.initialOrder() })
    else if (own) own.chooseOrder(entry)
    else open(page().province, entry)
  }

  async function nearby(texts: NearbyTexts): Promise<void> {
    const own = listing()
    if (own?.$order.get() === 'nearby') return own.chooseOrder('nearby')
    if ($isLocating.get()) return
    $isLocating.set(true)
    try {
      const located = await position.find()
      if (located.kind === 'failed') tell({ color: 'error', text: texts.failure })
      else await show(located.position, texts)
    } finally {
      $isLocating.set(false)
    }
  }

  /** Under the whole region, the province of the visitor is selected and the address rewritten; results stay those of the whole region. */
  async function show(found: Coordinates, { success }: NearbyTexts): Promise<void> {
    const own = listing()
    const selected = page().province
    const isLeft = selected === wholeRegion && own?.page.isSearch !== true
    const province = isLeft ? await provinceOf(found) : null
    if (own && province === null) {
      position.restore()
      own.change({ order: 'nearby' })
      tell({ color: 'success', text: success })
    } else {
      position.rememberAsNew()
      open(province ?? selected, 'nearby')
    }
  }

  function open(province: ProvinceSlug, entry: Order): void {
    const state = listing()?.$state.get() ?? unfiltered
    address.go(listingHref({ ...page(), province }, { ...state, order: entry }))
  }

  return { $isLocating, nearby, order }
}

export const nearby = createNearby({
  address: browserAddress,
  listing: visitorListing,
  page: readPage,
  position: visitorPosition,
  provinceOf,
  tell: showSnackbar
})
