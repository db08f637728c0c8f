import type { Coordinates } from '#domain/place/place.ts'
import { roundedPosition, type VisitUpdate } from '#domain/privacy/visit.ts'
import { hasSteps, stepsOf, type VisitStep } from '#domain/privacy/visit-steps.ts'
import { type KeyValueStore, visitStorage } from '#services/site/storage.ts'
import { type RecordVisit, recordVisit } from '#services/privacy/visits.ts'

import { consent } from './consent.ts'
import { $steps } from './steps.ts'
import { $partner } from '#stores/partner/partner.ts'
import { $position } from '#stores/place/position.ts'

const keys = { id: 'visitaId', told: 'visitaContada' } as const

interface Services {
  /** Whether the visitor agreed to be counted, at this very moment. */
  isAllowed: () => boolean
  newId: () => string
  record: RecordVisit
  storage: KeyValueStore
}

/** Facts about a visit at one moment, with every step on the page. */
interface PageUpdate extends Omit<VisitUpdate, 'steps'> {
  steps: readonly VisitStep[]
}

/** The record of a visit (specification, section 4). Nothing is sent, and no identity made, without consent. */
export function createStatistics({ isAllowed, newId, record, storage }: Services) {
  let sending: Promise<void> = Promise.resolve()

  function visitId(): string {
    const id = storage.read(keys.id) ?? newId()
    storage.write(keys.id, id)
    return id
  }

  /** An account that was made while its page was left may be gone with it: the visit of the next one is another visit. */
  async function recorded(update: VisitUpdate): Promise<boolean> {
    const outcome = await record({ ...update, id: visitId() })
    if (outcome !== 'foreign') return outcome === 'done'
    storage.remove(keys.id)
    return (await record({ ...update, id: visitId() })) === 'done'
  }

  /** Last report that was sent: partner and position of the visitor, then each step. */
  async function sendUpdate({ position: exact, steps, ...rest }: PageUpdate): Promise<void> {
    const position = exact && roundedPosition(exact)
    const { partner } = rest
    const subject = JSON.stringify([partner?.partnerId ?? null, position])
    if ((partner === null && position === null) || !isAllowed()) return
    const [reportedSubject, ...reportedSteps] = (storage.read(keys.told) ?? '').split('\n')
    const nameOf = ({ kind, slug }: VisitStep) => `${partner?.partnerId ?? ''} ${kind} ${slug}`
    const update = partner === null ? [] : steps.filter(step => !reportedSteps.includes(nameOf(step)))
    const reported = stepsOf(update)
    if (reportedSubject === subject && !hasSteps(reported)) return
    if (!(await recorded({ ...rest, position, steps: reported }))) return
    const names = update.filter(({ kind, slug }) => reported[kind].includes(slug)).map(nameOf)
    storage.write(keys.told, [subject, ...new Set([...reportedSteps, ...names])].join('\n'))
  }

  return {
    /** Tells what is new: a partner who brought the visitor, about where the visitor is, what they did. One report after the other, each thing once in a visit. */
    tell: (update: PageUpdate): Promise<void> => {
      const sent = sending.then(() => sendUpdate(update))
      sending = sent.catch(() => {})
      return sent
    }
  }
}

const statistics = createStatistics({
  isAllowed: () => consent.isAccepted('visits'),
  newId: () => crypto.randomUUID(),
  record: recordVisit,
  storage: visitStorage
})

/** Follows partner, position, choice of cookies and what is done on the page from now on. A default partner of a province does not count as one. */
export function followVisit(where: () => Pick<VisitUpdate, 'locale' | 'province'> & { path: string }): void {
  const tell = () => {
    const { path, ...place } = where()
    const partner = $partner.get()
    const brought =
      partner && partner.moment !== null
        ? { partnerId: partner.id, partnerMoment: Math.floor(partner.moment) }
        : null
    const position: Coordinates | null = $position.get()
    const steps = $steps.get()
    void statistics.tell({ ...place, partner: brought, position, steps, url: brought ? path : null })
  }
  $partner.listen(tell)
  $position.listen(tell)
  $steps.listen(tell)
  consent.$consent.listen(tell)
  tell()
}
