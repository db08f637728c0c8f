import { describe, expect, test } from 'vitest'

import { consentTo, consentVersion, kindsOffered, readConsent } from '#domain/consent.ts'

const none = { analyticsId: null, socialPixelId: null, videoPixelId: null }
const date = '2026-11-20T10:00:00.000Z'
const terms = { offered: ['general', 'analytics'], version: consentVersion } as const

describe('kindsOffered', () => {
  test('pixels show only where the business defines their ids', () => {
    expect(kindsOffered(none)).toEqual(['general', 'analytics'])
    expect(kindsOffered({ ...none, videoPixelId: 'v1' })).toEqual(['general', 'analytics', 'video-pixel'])
    expect(kindsOffered({ ...none, socialPixelId: 's1' })).toEqual(['general', 'analytics', 'social-pixel'])
  })
})

describe('consentTo', () => {
  test('what is mandatory is accepted, whatever was chosen', () => {
    expect(consentTo([], ['general', 'analytics'], date).accepted).toEqual(['general'])
  })

  test('nothing is accepted that was not offered', () => {
    expect(consentTo(['analytics', 'video-pixel'], ['general', 'analytics'], date)).toEqual({
      accepted: ['general', 'analytics'],
      date,
      offered: ['general', 'analytics'],
      version: consentVersion
    })
  })
})

describe('readConsent', () => {
  const consent = consentTo(['analytics'], ['general', 'analytics'], date)

  test('gives a stored choice back', () => {
    expect(readConsent(JSON.stringify(consent), terms)).toEqual(consent)
  })

  test('a kind that was not offered then is asked for now', () => {
    const more = { ...terms, offered: [...terms.offered, 'video-pixel'] as const }
    expect(readConsent(JSON.stringify(consent), more)).toBeNull()
  })

  test('a kind that is not offered any more is not accepted any more', () => {
    const wide = consentTo(['analytics', 'video-pixel'], ['general', 'analytics', 'video-pixel'], date)
    expect(readConsent(JSON.stringify(wide), terms)?.accepted).toEqual(['general', 'analytics'])
  })

  test.each([null, '', '{', 'null', '1', '"yes"', '[]', JSON.stringify({ ...consent, version: consentVersion - 1 })])(
    '%s is no choice',
    stored => expect(readConsent(stored, terms)).toBeNull()
  )

  test('is complete in itself: its text is a script', () => {
    const stored = JSON.stringify(JSON.stringify(consent))
    const alone: unknown = new Function(
      `return (${readConsent.toString()})(${stored}, ${JSON.stringify(terms)})`
    )()
    expect(alone).toEqual(consent)
  })
})
