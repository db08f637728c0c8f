import { describe, expect, test } from 'vitest'

import type { PublicPartner } from '#domain/partner/partner.ts'
import type { DefaultPartner } from '#domain/partner/visit-partner.ts'
import type { ReadRecord, RecordAnswer } from '#services/partner/partner-records.ts'
import type { KeyValueStore } from '#services/site/storage.ts'
import { createPartner } from '#stores/partner/partner.ts'
import { aRefusedShelf, aShelf } from '../../../fixtures/key-value-store.ts'

const evening = Date.parse('2026-11-20T23:58:00+01:00')
const afterMidnight = Date.parse('2026-11-21T00:01:00+01:00')
const byDefault = { id: 'oficina', kind: 'other', province: 'malaga' } as const

function aRecord(id: string, kind: PublicPartner['kind'] = 'rentacar'): RecordAnswer {
  return {
    kind: 'found',
    partner: { id, kind, linkName: null, links: [], name: id, shortName: null, welcome: null }
  }
}

/** Knows the partners `costa`, `casas` and `oficina`. */
const records: ReadRecord = async id => {
  if (id === 'casas') return aRecord(id, 'tourist-housing')
  if (id === 'oficina') return aRecord(id, 'other')
  return id === 'costa' ? aRecord(id) : { kind: 'unknown' }
}

interface Situation {
  defaultPartner?: DefaultPartner
  readRecord?: ReadRecord
  storage?: KeyValueStore
}

function aVisit({ defaultPartner, readRecord = records, storage = aShelf() }: Situation = {}) {
  let now = evening
  const store = createPartner({
    defaultPartner: () => defaultPartner ?? null,
    now: () => now,
    readRecord,
    storage
  })
  return {
    ...store,
    at: (moment: number) => {
      now = moment
    },
    storage
  }
}

describe('the partner of the visit', () => {
  test('comes from the query, and is kept with its moment and its kind', async () => {
    const { $partner, arrive, storage } = aVisit()
    await arrive('?partner=costa')
    expect($partner.get()).toMatchObject({
      id: 'costa',

      kind: 'rentacar',
      moment: evening / 1000
    })
    expect([storage.read('partnerId'), storage.read('partnerMoment'), storage.read('partnerKind')]).toEqual([
      'costa',
      String(evening / 1000),
      'rentacar'
    ])
  })

  test('is there on the next page before its record is', () => {
    const storage = aShelf({
      partnerId: 'costa',
      partnerKind: 'rentacar',
      partnerMoment: String(evening / 1000)
    })
    const { $partner, arrive } = aVisit({ storage })
    void arrive('')
    expect($partner.get()).toMatchObject({ id: 'costa', kind: 'rentacar', record: null })
  })

  test('stored yesterday is forgotten, and the default of the province counts', async () => {
    const storage = aShelf({
      partnerId: 'costa',
      partnerKind: 'rentacar',
      partnerMoment: String(evening / 1000)
    })
    const { $partner, arrive, at } = aVisit({ defaultPartner: byDefault, storage })
    at(afterMidnight)
    await arrive('')
    expect($partner.get()).toMatchObject({ id: 'oficina', moment: null })
    expect(['partnerId', 'partnerKind', 'partnerMoment'].map(key => storage.read(key))).toEqual([
      null,
      null,
      null
    ])
  })

  test('is the default one of the province also for who asks before the page follows it', async () => {
    const { $partner, refresh } = aVisit({ defaultPartner: byDefault })
    await refresh()
    expect($partner.get()).toMatchObject({ id: 'oficina', moment: null })
  })

  test('the default partner is not kept', async () => {
    const { arrive, storage } = aVisit({ defaultPartner: byDefault })
    await arrive('')
    expect([storage.read('partnerId'), storage.read('partnerKind')]).toEqual([null, null])
  })

  test('ends at midnight in a page that stays open, though the query still names it', async () => {
    const { $partner, arrive, at, refresh } = aVisit({ defaultPartner: byDefault })
    await arrive('?partner=costa')
    at(afterMidnight)
    await refresh()
    expect($partner.get()?.id).toBe('oficina')
  })

  test('another tab may bring another one', async () => {
    const storage = aShelf()
    const one = aVisit({ storage })
    const other = aVisit({ storage })
    await one.arrive('?partner=costa')
    await other.arrive('?partner=casas')
    await one.refresh()
    expect(one.$partner.get()).toMatchObject({ id: 'casas', kind: 'tourist-housing' })
  })

  test('stays with its page where another tab took away what was kept', async () => {
    const { $partner, arrive, refresh, storage } = aVisit()
    await arrive('?partner=costa')
    storage.remove('partnerId')
    await refresh()
    expect($partner.get()).toMatchObject({ id: 'costa', kind: 'rentacar' })
    expect(storage.read('partnerId')).toBe('costa')
  })

  test('that nobody knows is forgotten', async () => {
    const { $partner, arrive, storage } = aVisit({ defaultPartner: byDefault })
    await arrive('?partner=nobody')
    expect($partner.get()?.id).toBe('oficina')
    expect(storage.read('partnerId')).toBeNull()
  })

  test('whose record does not arrive stays, and is asked for again', async () => {
    let isDown = true
    const { $partner, arrive, refresh, storage } = aVisit({
      readRecord: async id => (isDown ? { kind: 'failed' } : records(id))
    })
    await arrive('?partner=costa')
    expect($partner.get()).toMatchObject({ id: 'costa', kind: null })
    expect(storage.read('partnerId')).toBe('costa')
    isDown = false
    await refresh()
    expect($partner.get()?.kind).toBe('rentacar')
  })

  test('where storage is refused counts on this page', async () => {
    const { $partner, arrive, refresh } = aVisit({ storage: aRefusedShelf() })
    await arrive('?partner=costa')
    await refresh()
    expect($partner.get()).toMatchObject({ id: 'costa', kind: 'rentacar' })
  })

  test('a record that comes late does not undo a newer partner', async () => {
    const { promise, resolve } = Promise.withResolvers<RecordAnswer>()
    const { $partner, arrive } = aVisit({ readRecord: async id => (id === 'costa' ? promise : records(id)) })
    const first = arrive('?partner=costa')
    await arrive('?partner=casas')
    resolve(aRecord('costa'))
    await first
    expect($partner.get()?.id).toBe('casas')
  })
})
