import { describe, expect, test } from 'vitest'

import { partnerOfVisit, type StoredPartner } from '#domain/partner/visit-partner.ts'

const noon = Date.parse('2026-11-20T12:00:00+01:00')
const nothing: StoredPartner = { partnerId: null, partnerKind: null, partnerMoment: null }

function stored(at: string, fields: Partial<StoredPartner> = {}): StoredPartner {
  const partnerMoment = String(Date.parse(at) / 1000)
  return { partnerId: 'costa', partnerKind: 'rentacar', partnerMoment, ...fields }
}

describe('partnerOfVisit', () => {
  test('a partner in the query counts from this moment on, in unix time', () => {
    expect(partnerOfVisit('?a=1&partner=costa', nothing, noon)).toEqual({
      kind: null,
      partnerId: 'costa',
      partnerMoment: noon / 1000
    })
  })

  test('a partner in the query wins over the stored one, whose kind is not its own', () => {
    expect(partnerOfVisit('?partner=casas', stored('2026-11-20T09:00:00+01:00'), noon)).toMatchObject({
      kind: null,
      partnerId: 'casas'
    })
  })

  test('the same partner again keeps its kind', () => {
    expect(partnerOfVisit('?partner=costa', stored('2026-11-19T09:00:00+01:00'), noon)?.kind).toBe('rentacar')
  })

  test('a partner stored earlier on the same day is restored', () => {
    const moment = '2026-11-20T00:00:00+01:00'
    expect(partnerOfVisit('', stored(moment), noon)).toEqual({
      kind: 'rentacar',
      partnerId: 'costa',
      partnerMoment: Date.parse(moment) / 1000
    })
  })

  test.each(['2026-11-19T23:59:59+01:00', '2026-11-21T00:00:00+01:00', '2025-11-20T12:00:00+01:00'])(
    'a partner stored on another day (%s) is forgotten',
    moment => expect(partnerOfVisit('', stored(moment), noon)).toBeNull()
  )

  test('the day is the one of Andalusia, not of the machine', () => {
    const justAfterMidnight = Date.parse('2026-07-15T00:30:00+02:00')
    expect(partnerOfVisit('', stored('2026-07-14T23:50:00+02:00'), justAfterMidnight)).toBeNull()
  })

  test.each([
    '?partner=',
    '?partner=../x',
    '?partner=a%20b',
    '?partner=<script>',
    `?partner=${'a'.repeat(101)}`
  ])('%s names no partner', search => expect(partnerOfVisit(search, nothing, noon)).toBeNull())

  test.each([{ partnerMoment: null }, { partnerMoment: 'yesterday' }, { partnerId: '<b>' }])(
    'what stands in storage is not believed: %j',
    fields => expect(partnerOfVisit('', stored('2026-11-20T09:00:00+01:00', fields), noon)).toBeNull()
  )

  test('a kind that does not exist is not known yet', () => {
    const odd = stored('2026-11-20T09:00:00+01:00', { partnerKind: 'hotel' })
    expect(partnerOfVisit('', odd, noon)?.kind).toBeNull()
  })

  test('is complete in itself: its text is a script', () => {
    const alone: unknown = new Function(
      `return (${partnerOfVisit.toString()})('?partner=costa', {}, ${noon})`
    )()
    expect(alone).toMatchObject({ partnerId: 'costa' })
  })
})
