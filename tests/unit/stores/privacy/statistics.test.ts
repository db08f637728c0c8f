import { describe, expect, test } from 'vitest'

import { maxStepsReported, noSteps, type VisitStep } from '#domain/privacy/visit-steps.ts'
import type { VisitReport } from '#services/privacy/visits.ts'
import { createStatistics } from '#stores/privacy/statistics.ts'
import { aShelf } from '../../../fixtures/key-value-store.ts'

const nothing = {
  locale: 'esd',
  partner: null,
  position: null,
  province: 'malaga',
  steps: [],
  url: null
} as const
const brought = { ...nothing, partner: { partnerId: 'costa', partnerMoment: 1 }, url: '/malaga' } as const
const placed = { ...nothing, position: { lat: 36, lng: -4 } } as const

function aStatistics({
  isAllowed = true,
  outcomes = []
}: { isAllowed?: boolean; outcomes?: ('failed' | 'foreign')[] } = {}) {
  const told: VisitReport[] = []
  let ids = 0
  const statistics = createStatistics({
    isAllowed: () => isAllowed,
    newId: () => `visit-${(ids += 1)}`,
    record: async report => {
      told.push(report)
      return outcomes.shift() ?? 'done'
    },
    storage: aShelf()
  })
  return { statistics, told }
}

describe('the statistics of a visit', () => {
  test('are told nothing without consent', async () => {
    const { statistics, told } = aStatistics({ isAllowed: false })
    await statistics.tell(brought)
    await statistics.tell(placed)
    expect(told).toEqual([])
  })

  test('a position leaves the device rounded to about 100 metres', async () => {
    const { statistics, told } = aStatistics()
    await statistics.tell({ ...nothing, position: { lat: 36.721_349, lng: -4.421_449 } })
    expect(told.map(({ position }) => position)).toEqual([{ lat: 36.721, lng: -4.421 }])
  })

  test('are told nothing of a visit that has nothing to tell', async () => {
    const { statistics, told } = aStatistics()
    await statistics.tell(nothing)
    expect(told).toEqual([])
  })

  test('tell the same once, and what is new of the same visit', async () => {
    const { statistics, told } = aStatistics()
    await statistics.tell(brought)
    await statistics.tell(brought)
    await statistics.tell({ ...brought, position: placed.position })
    expect(told).toEqual([
      { ...brought, id: 'visit-1', steps: noSteps },
      { ...brought, id: 'visit-1', position: placed.position, steps: noSteps }
    ])
  })

  test('tell once what is told again while somebody asks whether it may be', async () => {
    const told: VisitReport[] = []
    const statistics = createStatistics({
      isAllowed: () => {
        if (!isAsked) {
          isAsked = true
          void statistics.tell(brought)
        }
        return true
      },
      newId: () => 'visit-1',
      record: async report => {
        told.push(report)
        return 'done'
      },
      storage: aShelf()
    })
    let isAsked = false
    await statistics.tell(brought)
    expect(told).toHaveLength(1)
  })

  test('tell again what was not recorded, with the same id', async () => {
    const { statistics, told } = aStatistics({ outcomes: ['failed', 'failed'] })
    await statistics.tell(placed)
    await statistics.tell(placed)
    expect(told.map(({ id }) => id)).toEqual(['visit-1', 'visit-1'])
  })

  test('of an account that is gone begin anew', async () => {
    const { statistics, told } = aStatistics({ outcomes: ['foreign'] })
    await statistics.tell(placed)
    expect(told.map(({ id }) => id)).toEqual(['visit-1', 'visit-2'])
  })

  test('say one thing at a time', async () => {
    const { statistics, told } = aStatistics()
    await Promise.all([statistics.tell(placed), statistics.tell(placed)])
    expect(told).toHaveLength(1)
  })

  const opened = { kind: 'opened', slug: 'kayak' } as const
  const booked = { kind: 'booked', slug: 'kayak' } as const

  test('tell each thing that was done once, also on the next page of the visit', async () => {
    const { statistics, told } = aStatistics()
    await statistics.tell({ ...brought, steps: [opened] })
    await statistics.tell({ ...brought, steps: [opened, booked, booked] })
    await statistics.tell({ ...brought, steps: [opened] })
    expect(told.map(({ steps }) => steps)).toEqual([
      { ...noSteps, opened: ['kayak'] },
      { ...noSteps, booked: ['kayak'] }
    ])
  })

  test('tell what was done again where it was not recorded', async () => {
    const { statistics, told } = aStatistics({ outcomes: ['failed'] })
    await statistics.tell({ ...brought, steps: [opened] })
    await statistics.tell({ ...brought, steps: [opened] })
    expect(told.map(({ steps }) => steps.opened)).toEqual([['kayak'], ['kayak']])
  })

  test('tell no more than a report holds, and the rest with the next one', async () => {
    const { statistics, told } = aStatistics()
    const steps: VisitStep[] = Array.from({ length: maxStepsReported + 1 }, (_, at) => ({
      kind: 'opened',
      slug: `e${at}`
    }))
    await statistics.tell({ ...brought, steps })
    await statistics.tell({ ...brought, steps })
    expect(told.map(({ steps: { opened: slugs } }) => slugs.length)).toEqual([maxStepsReported, 1])
  })

  test('tell nothing of what visitors do whom nobody sent', async () => {
    const { statistics, told } = aStatistics()
    await statistics.tell({ ...nothing, steps: [opened] })
    await statistics.tell({ ...placed, steps: [opened] })
    expect(told.map(({ steps }) => steps)).toEqual([noSteps])
  })

  test('tell it again for another partner of the same visit', async () => {
    const { statistics, told } = aStatistics()
    const other = { ...brought, partner: { partnerId: 'casa', partnerMoment: 2 } }
    await statistics.tell({ ...brought, steps: [opened] })
    await statistics.tell({ ...other, steps: [opened] })
    expect(told.map(({ partner, steps }) => [partner?.partnerId, steps.opened])).toEqual([
      ['costa', ['kayak']],
      ['casa', ['kayak']]
    ])
  })
})
