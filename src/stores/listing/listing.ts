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
import { countFound, type Moment } from '#domain/listing/listing-filter.ts'
import { unfiltered } from '#domain/listing/listing-query.ts'
import type { ListingState, Order } from '#domain/listing/listing-state.ts'
import { type Tally, tallyOf } from '#domain/listing/tally.ts'
import { townsOf } from '#domain/listing/towns.ts'
import type { OperatingMode } from '#domain/partner/mode.ts'
import type { Coordinates } from '#domain/place/place.ts'
import type { Address } from '#services/site/address.ts'
import type { LoadEvents, LoadListing } from '#services/listing/listing-file.ts'

import { createEntries } from './entries.ts'
import { createListPlace } from './list-place.ts'

/** Content of the listing: its page as it was built, or the answer to a question. */
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
  loadEvents: LoadEvents
  now: () => Clock
  page: ListingPage
  search: Search
}

/** Finds experiences by text. */
interface Search {
  $index: ReadableAtom<Remote<SearchIndex>>
  open: (language: Language) => Promise<void>
}

export type Listing = ReturnType<typeof createListing>

/** State of a listing. The address has it too, so that it can be shared and restored. */
export function createListing(services: Services) {
  const { $position, address, now, page } = services
  const builtPath = address.path()
  const place = createListPlace(address)
  const stores = createStores(services)
  const { $now, $order, $state, findIn } = stores
  const fetchIfNeeded = fetcherOf(services, stores)
  let lastContinuous: string | null = null

  /** Continuous changes (dragging the price slider) replace the history entry instead of pushing a new one. */
  function change(patch: Partial<ListingState>, continuous: string | null = null): void {
    const state = { ...$state.get(), ...patch }
    if (!fits(page, state)) return address.go(`${listingHref(page, state)}#${filtersId}`)
    $now.set(now())
    place.begin()
    $state.set(state)
    write(continuous !== null && continuous === lastContinuous ? 'same' : 'new')
    lastContinuous = continuous
  }

  /** State adopted from another tab replaces the current history entry. */
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
    /** Results of another question; null until they are known. */
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

/** Fetches everything that the page as built does not show. */
function fetcherOf(
  { page, search }: Services,
  { $order, $state, fetchEntries, fetchEvents }: ReturnType<typeof createStores>
) {
  return async (): Promise<void> => {
    if (isAsBuilt(page, $state.get(), $order.get())) return
    const searching = $state.get().text === '' ? null : search.open(page.language)
    // The results of a search have the events among them.
    await Promise.all([fetchEntries(), page.isSearch ? null : fetchEvents(), searching])
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
    /** Restores the initial order. Where lists begin with the nearest, it has to be set explicitly. */
    initialOrder: () => toggleOrder('initial', 'initial', isNearFirst())
  }
}

function createStores({ $mode, $position, load, loadEvents, now, page, search }: Services) {
  const { $entries, fetchEntries } = createEntries(() => load(page))
  const { $entries: $events, fetchEntries: fetchEvents } = createEntries(() => loadEvents(page))
  const $now = atom(now())
  const $state = atom<ListingState>(unfiltered)
  const $order = computed([$state, $position], (state, position) => orderOn(page, state, position !== null))
  const momentOf = createMomentOf({ $mode, $now, page, search })
  /** Returns null while the entries (or, for a text query, the search index) are still loading. */
  const findIn = (state: ListingState): Results | null => {
    const [entries, moment] = [$entries.get(), momentOf(state)]
    if (entries.kind !== 'ready' || moment === null) return null
    return resultsOf(entries.value, state, {
      moment,
      position: $position.get(),
      startsNearby: startsNearby(page, state)
    })
  }
  /** Results of the question, also where the page as built shows them. */
  const $results = computed([$state, $entries, $position, $mode, $now, search.$index], state => findIn(state))
  /** Numbers of results that each further choice would leave; null until they are known. */
  const $tally = computed([$state, $entries, $mode, $now, search.$index], (state, entries) => {
    const moment = momentOf(state)
    return entries.kind === 'ready' && moment !== null ? tallyOf(entries.value, state, moment) : null
  })
  /** How many events beside the list are what is asked for; null until that is known. */
  const $eventCount = computed([$state, $events, $mode, $now, search.$index], (state, events) => {
    const moment = momentOf(state)
    return events.kind === 'ready' && moment !== null ? countFound(events.value, state, moment) : null
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
  return {
    $entries,
    $eventCount,
    $now,
    $order,
    $results,
    $shown,
    $state,
    $tally,
    $towns,
    fetchEntries,
    fetchEvents,
    findIn
  }
}

/** Who looks, when, and what fits the text of a state; null until the index is here, where it is searched. */
function createMomentOf({
  $mode,
  $now,
  page,
  search
}: Pick<Services, '$mode' | 'page' | 'search'> & { $now: ReadableAtom<Clock> }) {
  return ({ text }: ListingState): Moment | null => {
    const [index, mode] = [search.$index.get(), $mode.get()]
    if (text === '') return { fits: null, mode, now: $now.get() }
    if (index.kind !== 'ready') return null
    return { fits: fitsBySlug(index.value, text, { mode, province: page.province }), mode, now: $now.get() }
  }
}

/** Static state for the server and the first drawing in the browser: the page as built. */
export function createBuiltListing(page: ListingPage) {
  return {
    $eventCount: atom<number | null>(null),
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
