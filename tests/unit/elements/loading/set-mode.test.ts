import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { partnerOfVisit } from '#domain/partner/visit-partner.ts'
import { setMode } from '#elements/loading/first-paint.ts'

const evening = Date.parse('2026-11-20T23:58:00+01:00')
const afterMidnight = Date.parse('2026-11-21T00:01:00+01:00')
const kept = { partnerId: 'costa', partnerKind: 'rentacar', partnerMoment: String(evening / 1000) }
const known = JSON.stringify({
  defaults: [{ id: 'oficina', kind: 'other', province: 'malaga' }],
  kinds: { casas: 'tourist-housing', costa: 'rentacar' },
  leading: []
})

/** The part of a browser's storage that is used before the first paint. */
function aStorage(texts: Record<string, string>) {
  const entries = new Map([['other', 'stays'], ...Object.entries(texts)])
  return {
    entries: () => Object.fromEntries(entries),
    getItem: (key: string) => entries.get(key) ?? null,
    removeItem: (key: string) => void entries.delete(key),
    setItem: (key: string, text: string) => void entries.set(key, text)
  }
}

interface Situation {
  accepted?: string
  device?: Record<string, string>
  search?: string
  tab?: Record<string, string>
}

/** Sets the mode of a page of Málaga, and tells what the page says and the browser keeps afterwards. */
function paint({ accepted = '', device = {}, search = '', tab = {} }: Situation) {
  const dataset: Record<string, string> = { accepted, partners: known, province: 'malaga' }
  const storages = { device: aStorage(device), tab: aStorage(tab) }
  vi.stubGlobal('document', { cookie: '', documentElement: { dataset } })
  vi.stubGlobal('location', { search })
  vi.stubGlobal('localStorage', storages.device)
  vi.stubGlobal('sessionStorage', storages.tab)
  setMode(partnerOfVisit)
  return { dataset, device: storages.device.entries(), tab: storages.tab.entries() }
}

const nothingOfPartners = { other: 'stays' }

describe('before the first paint, the partner that is kept', () => {
  beforeEach(() => void vi.useFakeTimers({ now: afterMidnight }))
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  test.each([
    ['on the device', { accepted: 'necessary visits', device: kept }],
    ['in the tab', { tab: kept }],
    ['in both', { accepted: 'necessary visits', device: kept, tab: kept }]
  ])('since an earlier day is removed (%s), and the one of the province counts', (_, situation) => {
    const { dataset, device, tab } = paint(situation)
    expect(dataset).toMatchObject({ mode: 'other', partner: 'oficina' })
    expect([device, tab]).toEqual([nothingOfPartners, nothingOfPartners])
  })

  test('since an earlier day gives its place to the one that the address names', () => {
    const { dataset, device } = paint({
      accepted: 'necessary visits',
      device: kept,
      search: '?partner=casas'
    })
    expect(dataset).toMatchObject({ mode: 'tourist-housing', partner: 'casas' })
    expect(device).toMatchObject({ partnerId: 'casas', partnerMoment: String(afterMidnight / 1000) })
  })

  test('since the same day stays', () => {
    vi.setSystemTime(evening + 60_000)
    const { dataset, device } = paint({ accepted: 'necessary visits', device: kept })
    expect(dataset).toMatchObject({ mode: 'rentacar', partner: 'costa' })
    expect(device).toEqual({ ...kept, ...nothingOfPartners })
  })

  test('on the device goes where that is not allowed any more', () => {
    vi.setSystemTime(evening + 60_000)
    const { device, tab } = paint({ device: kept, tab: kept })
    expect(device).toEqual(nothingOfPartners)
    expect(tab).toEqual({ ...kept, ...nothingOfPartners })
  })
})
