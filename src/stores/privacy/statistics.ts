import type { Coordinates } from '#domain/place/place.ts'
import { roundedPosition, type VisitNews } from '#domain/privacy/visit.ts'
import { type KeyValueStore, visitStorage } from '#services/site/storage.ts'
import { type RecordVisit, recordVisit } from '#services/privacy/visits.ts'

import { consent } from './consent.ts'
import { $partner } from '#stores/partner/partner.ts'
import { $position } from '#stores/place/position.ts'

const keys = { id: 'visitaId', told: 'visitaContada' } as const

interface Services {
  /** Whether the visitor agreed to be counted, at this very moment. */
  isAllowed: () => boolean
  newId: () => string
  record: RecordVisit
  shelf: KeyValueStore
}

/** The record of a visit (specification, section 4). Nothing is told, and no one is made known, without consent. */
export function createStatistics({ isAllowed, newId, record, shelf }: Services) {
  let isTelling = false

  function visitId(): string {
    const id = shelf.read(keys.id) ?? newId()
    shelf.write(keys.id, id)
    return id
  }

  /** An account that was made while its page was left may be gone with it: the visit of the next one is another visit. */
  async function recorded(news: VisitNews): Promise<boolean> {
    const outcome = await record({ ...news, id: visitId() })
    if (outcome !== 'foreign') return outcome === 'done'
    shelf.remove(keys.id)
    return (await record({ ...news, id: visitId() })) === 'done'
  }

  return {
    /** Tells what is new: a partner who brought the visitor, or about where the visitor is. Each once in a visit. */
    tell: async ({ position, ...rest }: VisitNews): Promise<void> => {
      const news = { ...rest, position: position && roundedPosition(position) }
      const subject = JSON.stringify([news.partner?.partnerId ?? null, news.position])
      const isNews = news.partner !== null || news.position !== null
      // Asking whether it is allowed may bring news of the choice, which tells: so whether something is being told is asked after it.
      if (!isNews || !isAllowed() || isTelling || shelf.read(keys.told) === subject) return
      isTelling = true
      if (await recorded(news)) shelf.write(keys.told, subject)
      isTelling = false
    }
  }
}

const statistics = createStatistics({
  isAllowed: () => consent.isAccepted('visits'),
  newId: () => crypto.randomUUID(),
  record: recordVisit,
  shelf: visitStorage
})

/** Follows partner, position and choice of cookies from now on. A default partner of a province brought no one. */
export function followVisit(where: () => Pick<VisitNews, 'locale' | 'province'> & { path: string }): void {
  const tell = () => {
    const { path, ...place } = where()
    const partner = $partner.get()
    const brought =
      partner && partner.moment !== null
        ? { partnerId: partner.id, partnerMoment: Math.floor(partner.moment) }
        : null
    const position: Coordinates | null = $position.get()
    void statistics.tell({ ...place, partner: brought, position, url: brought ? path : null })
  }
  $partner.listen(tell)
  $position.listen(tell)
  consent.$consent.listen(tell)
  tell()
}
