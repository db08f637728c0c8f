import { describe, expect, test } from 'vitest'

import { visitAfter, type VisitUpdate } from '#domain/privacy/visit.ts'
import { joinSteps, noSteps } from '#domain/privacy/visit-steps.ts'

const moment = '2026-11-20T10:00:00.000Z'
const arrival: VisitUpdate = {
  locale: 'esd',
  partner: { partnerId: 'casa', partnerMoment: 1 },
  position: null,
  province: 'malaga',
  steps: noSteps,
  url: '/bienvenida/casa?sitio=mesa'
}
const arrived = visitAfter(null, arrival, 'v1', moment)
const opened = (slug: string) => ({ ...noSteps, opened: [slug] })

describe('the record of a visit that a partner brought', () => {
  test('keeps the page of arrival, and gathers what was done on later ones', () => {
    const later = { ...arrival, steps: opened('kayak'), url: '/experiencias/kayak' }
    const after = visitAfter(visitAfter(arrived, later, 'v1', moment), later, 'v1', moment)
    expect(after).toMatchObject({ steps: opened('kayak'), url: '/bienvenida/casa?sitio=mesa' })
  })

  test('begins anew for another partner', () => {
    const other = {
      ...arrival,
      partner: { partnerId: 'otra', partnerMoment: 2 },
      steps: opened('museo'),
      url: '/malaga'
    }
    const before = visitAfter(arrived, { ...arrival, steps: opened('kayak') }, 'v1', moment)
    expect(visitAfter(before, other, 'v1', moment)).toMatchObject({
      partner: { partnerId: 'otra' },
      steps: opened('museo'),
      url: '/malaga'
    })
  })
})

test('a visit that nobody brought keeps nothing of what was done', () => {
  const visit = visitAfter(
    null,
    { ...arrival, partner: null, steps: opened('kayak'), url: null },
    'v1',
    moment
  )
  expect(JSON.stringify(visit)).not.toContain('kayak')
})

test('a visit keeps sixty steps of a kind at most', () => {
  const many = Array.from({ length: 90 }, (_, at) => `e${at}`)
  expect(joinSteps(noSteps, { ...noSteps, opened: many }).opened).toHaveLength(60)
})
