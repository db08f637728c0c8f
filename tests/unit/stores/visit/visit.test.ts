import { describe, expect, test } from 'vitest'

import { atom } from 'nanostores'
import { visitKey } from '#stores/visit/visit.ts'
import { noParty, noVisit, type Visit } from '#domain/visit/visit.ts'
import type { ListingState } from '#domain/listing/listing-state.ts'
import { followVisit } from '#stores/listing/visitor-listing.ts'
import { createVisit } from '#stores/visit/visit.ts'

import { asked } from '../../../fixtures/listing.ts'
import { aShelf } from '../../../fixtures/key-value-store.ts'

const family: Visit = { day: '2026-12-05', party: { adults: 2, ages: [6], children: 1, isCarFree: false } }

function aVisit({ cameWith = '', query = '', storage = aShelf(), today = '2026-12-01' } = {}) {
  const address = { search: query }
  const visit = createVisit({
    address: {
      query: () => new URLSearchParams(address.search),
      replaceQuery: change => {
        address.search = change(address.search)
      }
    },
    cameWith: () => new URLSearchParams(cameWith),
    storage: storage,
    today: () => today
  })
  visit.restore()
  return { address, storage, visit }
}

describe('the visit', () => {
  test('is kept for the next page and for other tabs, and forgotten in one touch', () => {
    const { storage, visit } = aVisit()
    const other = aVisit({ storage }).visit
    visit.say(family)
    other.followTabs()
    expect(other.$visit.get()).toEqual(family)
    expect(aVisit({ storage }).visit.$visit.get()).toEqual(family)
    visit.clear()
    other.followTabs()
    expect(other.$visit.get()).toEqual(noVisit)
    expect(storage.read(visitKey)).toBeNull()
  })

  test('comes along with a link, and stands in the address of what can be shared', () => {
    const { address, visit } = aVisit({ query: 'partner=costa&adultos=3&ninos=nada' })
    expect(visit.$visit.get()).toEqual({ day: null, party: { ...noParty, adults: 3 } })
    visit.say(family)
    visit.showInAddress()
    expect(address.search).toBe('dia=2026-12-05&adultos=2&ninos=1&edades=6&partner=costa')
  })

  test('what was taken back goes from an address that says it', () => {
    const { address, visit } = aVisit({ query: 'partner=costa&adultos=2&ninos=1' })
    expect(visit.isInAddress()).toBe(true)
    visit.clear()
    visit.showInAddress()
    expect([address.search, visit.isInAddress()]).toEqual(['partner=costa', false])
  })

  test('a page that was left before it kept anything tells it by its address; the own address counts more', () => {
    const storage = aShelf()
    aVisit({ storage }).visit.say(family)
    const party = (query: string) =>
      aVisit({ cameWith: 'adultos=3', query, storage }).visit.$visit.get().party
    expect(party('')).toEqual({ ...noParty, adults: 3 })
    expect(party('adultos=4')).toEqual({ ...noParty, adults: 4 })
  })
})

describe('a listing and the visit', () => {
  function aListing(state: Partial<ListingState>, said: Visit) {
    const $state = atom(asked(state))
    const { storage, visit } = aVisit()
    visit.say(said)
    const listing = {
      $state,
      adopt: (patch: Partial<ListingState>) => $state.set({ ...$state.get(), ...patch })
    }
    followVisit(listing, visit, () => '2026-12-01')
    return { $state, storage, visit }
  }

  test('the listing takes up what was said elsewhere', () => {
    const { $state } = aListing({}, family)
    expect($state.get()).toEqual(asked({ party: family.party, when: '2026-12-05' }))
  })

  test('what its address says counts more', () => {
    const { $state, visit } = aListing({ when: 'tomorrow' }, family)
    expect($state.get()).toEqual(asked({ party: family.party, when: 'tomorrow' }))
    expect(visit.$visit.get().day).toBe('2026-12-02')
  })

  test('a link that is opened keeps nothing on the device, a change of it does', () => {
    const { $state, storage, visit } = aListing({ when: '2026-12-05' }, noVisit)
    expect([visit.$visit.get().day, storage.read(visitKey)]).toEqual(['2026-12-05', null])
    $state.set(asked({ party: family.party, when: '2026-12-05' }))
    expect(storage.read(visitKey)).toBe('2026-12-01 dia=2026-12-05&adultos=2&ninos=1&edades=6')
  })

  test('what is said on the listing is said of the visit; a week is no day', () => {
    const { $state, visit } = aListing({}, noVisit)
    $state.set(asked({ party: family.party, when: 'today' }))
    expect(visit.$visit.get()).toEqual({ day: '2026-12-01', party: family.party })
    $state.set(asked({ party: family.party, when: 'week' }))
    expect(visit.$visit.get()).toEqual({ day: null, party: family.party })
  })

  test('another tab changes it, and takes it back', () => {
    const { $state, visit } = aListing({ when: 'week' }, noVisit)
    visit.say({ day: null, party: family.party })
    expect($state.get()).toEqual(asked({ party: family.party, when: 'week' }))
    visit.say(family)
    expect($state.get().when).toBe('2026-12-05')
    visit.clear()
    expect($state.get()).toEqual(asked())
  })
})
