import { atom, computed, type ReadableAtom } from 'nanostores'

import type { Remote } from '#domain/data/remote.ts'
import type { Clock } from '#domain/time/calendar-day.ts'
import { toggleOrder } from '#domain/listing/listing-order.ts'
import {
  filtersId,
  fits,
  isAsBuilt,
  listingHref,
  type ListingPage,
  orderOn,
  ownCategories,
  pathOf,
  queryOn,
  startsNearby,
  stateOn
} from '#domain/listing/listing-page.ts'
import { fitsBySlug } from '#domain/search/search.ts'
import { type SearchIndex } from '#domain/search/search-index.ts'
import type { Language } from '#domain/text/locale.ts'
import { type Results, resultsOf } from '#domain/listing/listing-results.ts'
import type { Town } from '#domain/listing/files/listing-entry.ts'
import type { Moment } from '#domain/listing/listing-filter.ts'
import { unfiltered } from '#domain/listing/listing-query.ts'
import type { ListingState, Order } from '#domain/listing/listing-state.ts'
import { type Tally, tallyOf } from '#domain/listing/tally.ts'
import { townsOf } from '#domain/listing/towns.ts'
import type { OperatingMode } from '#domain/partner/mode.ts'
import type { Coordinates } from '#domain/place/place.ts'
import type { Address } from '#services/site/address.ts'
import type { LoadListing } from '#services/listing/listing-file.ts'

import { createEntries } from './entries.ts'
import { createListPlace } from './list-place.ts'

/** What the listing shows: its page as it was built, or what was asked for. */
export type Shown =
  | { kind: 'as-built' }
  | { kind: 'waiting' }
  | { kind: 'failed'; code: string }
  | ({ kind: 'found' } & Results)

interface Services {
  $mode: ReadableAtom<OperatingMode>
  $position: ReadableAtom<Coordinates | null>
  address: Address
  load: LoadListing
  now: () => Clock
  page: ListingPage
  search: Search
}

/** What finds experiences by text. */
interface Search {
  $index: ReadableAtom<Remote<SearchIndex>>
  open: (language: Language) => Promise<void>
}

export type Listing = ReturnType<typeof createListing>

/** What a visitor asks of a listing. The address says it too, so that it can be shared and gone back to. */
export function createListing(services: Services) {
  const { $position, address, now, page } = services
  const builtPath = address.path()
  const place = createListPlace(address)
  const stores = createStores(services)
  const { $now, $order, $state, findIn } = stores
  const fetchIfNeeded = fetcherOf(services, stores)
  let lastContinuous: string | null = null

  /** What changes in small steps, such as a price, is one step of the history. */
  function change(patch: Partial<ListingState>, continuous: string | null = null): void {
    const state = { ...$state.get(), ...patch }
    if (!fits(page, state)) return address.go(`${listingHref(page, state)}#${filtersId}`)
    $now.set(now())
    place.begin()
    $state.set(state)
    write(continuous !== null && continuous === lastContinuous ? 'same' : 'new')
    lastContinuous = continuous
  }

  /** What was said on another page or in another tab is no step of the history here. */
  function adopt(patch: Partial<ListingState>): void {
    $now.set(now())
    $state.set({ ...$state.get(), ...patch })
    write('same')
  }

  function write(step: 'new' | 'same'): void {
    const state = $state.get()
    const path = isAsBuilt(page, state, $order.get()) ? builtPath : pathOf(page)
    address.write(path, queryOn(page, state), step)
    void fetchIfNeeded()
  }

  function read(): void {
    lastContinuous = null
    place.restore()
    $state.set(stateOn(page, address.query()))
    void fetchIfNeeded()
  }

  return {
    ...stores,
    adopt,
    change,
    ...ordersOf(page, stores, change),
    page,
    place,
    /** What another question would find; null until that is known. */
    preview: findIn,
    reset: () => change(resetOf(page, $state.get())),
    start: () => {
      read()
      address.onReturn(read)
      $position.listen(() => void fetchIfNeeded())
    },
    /** Time goes on: what was possible a minute ago may be over. */
    tick: () => $now.set(now())
  }
}

/** What a page as it was built does not show is fetched. */
function fetcherOf(
  { page, search }: Services,
  { $order, $state, fetchEntries }: ReturnType<typeof createStores>
) {
  return async (): Promise<void> => {
    if (isAsBuilt(page, $state.get(), $order.get())) return
    const searching = $state.get().text === '' ? null : search.open(page.language)
    await Promise.all([fetchEntries(), searching])
  }
}

/** How orders are chosen. */
function ordersOf(
  page: ListingPage,
  { $order, $state }: Pick<ReturnType<typeof createStores>, '$order' | '$state'>,
  change: (patch: Partial<ListingState>) => void
) {
  const isNearFirst = () => startsNearby(page, $state.get())
  return {
    /** Each order leads to itself, or back to the initial one (specification, section 4). */
    chooseOrder: (entry: Order) => change({ order: toggleOrder($order.get(), entry, isNearFirst()) }),
    /** What restores the initial order: where lists begin with the nearest, it has to be asked for. */
    initialOrder: () => toggleOrder('initial', 'initial', isNearFirst())
  }
}

function createStores({ $mode, $position, load, now, page, search }: Services) {
  const { $entries, fetchEntries } = createEntries(load, page)
  const $now = atom(now())
  const $state = atom<ListingState>(unfiltered)
  const $order = computed([$state, $position], (state, position) => orderOn(page, state, position !== null))
  /** Null until the index is here, where it is searched. */
  const momentOf = ({ text }: ListingState): Moment | null => {
    const [index, mode] = [search.$index.get(), $mode.get()]
    if (text === '') return { fits: null, mode, now: $now.get() }
    if (index.kind !== 'ready') return null
    return { fits: fitsBySlug(index.value, text, { mode, province: page.province }), mode, now: $now.get() }
  }
  /** What a state finds; null until the entries are here, and the index where it searches. */
  const findIn = (state: ListingState): Results | null => {
    const [entries, moment] = [$entries.get(), momentOf(state)]
    if (entries.kind !== 'ready' || moment === null) return null
    return resultsOf(entries.value, state, {
      moment,
      position: $position.get(),
      startsNearby: startsNearby(page, state)
    })
  }
  /** What is asked for, also where the page as it was built shows it. */
  const $results = computed([$state, $entries, $position, $mode, $now, search.$index], state => findIn(state))
  /** What the choices beside those that are made would find; null until that is known. */
  const $tally = computed([$state, $entries, $mode, $now, search.$index], (state, entries) => {
    const moment = momentOf(state)
    return entries.kind === 'ready' && moment !== null ? tallyOf(entries.value, state, moment) : null
  })
  const $towns = computed($entries, entries =>
    entries.kind === 'ready' ? townsOf(entries.value, page.language) : []
  )
  const $shown = computed(
    [$state, $order, $entries, $results, search.$index],
    (state, order, entries, results, index) => {
      if (isAsBuilt(page, state, order)) return { kind: 'as-built' } as const
      return shownOf(state.text !== '' && index.kind === 'failed' ? index : entries, results)
    }
  )
  return { $entries, $now, $order, $results, $shown, $state, $tally, $towns, fetchEntries, findIn }
}

/** What the server draws, and the browser at first: the page as it was built. */
export function createBuiltListing(page: ListingPage) {
  return {
    $order: atom<Order>('initial'),
    $shown: atom<Shown>({ kind: 'as-built' }),
    $state: atom<ListingState>({ ...unfiltered, categories: ownCategories(page) }),
    $tally: atom<Tally | null>(null),
    $towns: atom<Town[]>([])
  }
}

/** Empty categories, unset range, and all else as at first (specification, section 4). Order and view are no filters: they stay. */
function resetOf(page: ListingPage, { order, view }: ListingState): ListingState {
  return { ...unfiltered, categories: ownCategories(page), order, view }
}

function shownOf(entries: Remote<unknown>, results: Results | null): Shown {
  if (entries.kind === 'failed') return entries
  return results === null ? { kind: 'waiting' } : { kind: 'found', ...results }
}
