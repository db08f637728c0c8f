import { atom } from 'nanostores'

import type { PartnerKind } from '#domain/partner/mode.ts'
import type { PublicPartner } from '#domain/partner/partner.ts'
import {
  type DefaultPartner,
  partnerOfVisit,
  type StoredPartner,
  type VisitPartner
} from '#domain/partner/visit-partner.ts'
import { isAccepted, readDefaultPartner } from '#services/partner/visit-facts.ts'
import { type ReadRecord, readRecord } from '#services/partner/partner-records.ts'
import { eitherStorage } from '#services/partner/partner-storage.ts'
import { deviceStorage, type KeyValueStore, visitStorage } from '#services/site/storage.ts'

/** The partner that counts now. `kind` and `record` are null until the record was read. */
export interface CurrentPartner {
  id: string
  kind: PartnerKind | null
  record: PublicPartner | null
  /** Seconds since 1970; null for the default partner of a province, which did not come with the visitor. */
  moment: number | null
}

interface Services {
  /** The partner of the page's province, for visitors who bring none. */
  defaultPartner: () => DefaultPartner | null
  now: () => number
  readRecord: ReadRecord
  storage: KeyValueStore
}

const keys = { id: 'partnerId', kind: 'partnerKind', moment: 'partnerMoment' } as const

/**
 * The partner of the visit (specification, section 4). It is worked out anew when the page is looked at again and when another tab
 * changes it: midnight ends it in a page that stays open. It is kept while its tab is open; where the visitor agreed to be counted, for the rest
 * of the day and for all tabs.
 */
export function createPartner({ defaultPartner, now, readRecord, storage }: Services) {
  const $partner = atom<CurrentPartner | null>(null)
  const memory = createMemory(storage)

  async function settle(search: string): Promise<void> {
    const own = partnerOfVisit(search, recall(), now())
    if (own === null) {
      memory.forget()
      const byDefault = defaultPartner()
      return follow(byDefault && { ...byDefault, moment: null, record: null })
    }
    const { kind, partnerId: id, partnerMoment: moment } = own
    memory.remember(own)
    return follow({ id, kind, moment, record: null })
  }

  /** The stored partner; when another tab removed it, the one that this page remembers. */
  function recall(): StoredPartner {
    const kept = memory.recall()
    const current = $partner.get()
    if (kept.partnerId !== null || current === null || current.moment === null) return kept
    const { id: partnerId, kind: partnerKind, moment } = current
    return { partnerId, partnerKind, partnerMoment: String(moment) }
  }

  async function follow(partner: CurrentPartner | null): Promise<void> {
    const before = $partner.get()
    if (partner !== null && before?.id === partner.id && before.record !== null) {
      $partner.set({ ...before, moment: partner.moment })
      return
    }
    $partner.set(partner)
    if (partner !== null) await read(partner)
  }

  async function read(partner: CurrentPartner): Promise<void> {
    const answer = await readRecord(partner.id)
    // Another one may have taken its place meanwhile.
    if ($partner.get()?.id !== partner.id || answer.kind === 'failed') return
    if (answer.kind === 'found') {
      if (partner.moment !== null) memory.learn(answer.partner.kind)
      $partner.set({ ...partner, kind: answer.partner.kind, record: answer.partner })
    } else if (partner.moment === null) {
      $partner.set(null)
    } else {
      memory.forget()
      $partner.set(null)
      await settle('')
    }
  }

  return {
    $partner,
    /** At the beginning of a page view: `search` is the query of the page. */
    arrive: (search: string): Promise<void> => settle(search),
    /** The query counts only once: a link that was opened yesterday does not count again today. */
    refresh: (): Promise<void> => settle('')
  }
}

/** The browser's storage of the partner. */
function createMemory(storage: KeyValueStore) {
  return {
    forget: () => {
      for (const key of Object.values(keys)) storage.remove(key)
    },
    learn: (kind: PartnerKind) => storage.write(keys.kind, kind),
    recall: () => ({
      partnerId: storage.read(keys.id),
      partnerKind: storage.read(keys.kind),
      partnerMoment: storage.read(keys.moment)
    }),
    remember: ({ kind, partnerId, partnerMoment }: VisitPartner) => {
      if (kind === null) storage.remove(keys.kind)
      storage.write(keys.id, partnerId)
      storage.write(keys.moment, String(partnerMoment))
    }
  }
}

export const visitPartner = createPartner({
  defaultPartner: readDefaultPartner,
  now: () => Date.now(),
  readRecord,
  storage: eitherStorage(deviceStorage, visitStorage, () => isAccepted('visits'))
})
export const { $partner } = visitPartner
