import { describe, expect, test } from 'vitest'

import {
  consentTo,
  consentVersion,
  type CookieKind,
  kindsOffered,
  readConsent,
  termsOf,
  writeConsent
} from '#domain/consent.ts'

const none = { analyticsId: null, socialPixelId: null, videoPixelId: null }
const date = '2026-11-20T10:00:00.000Z'

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
  const offered: CookieKind[] = ['general', 'analytics']
  const consent = consentTo(['analytics'], offered, date)
  const stored = writeConsent(consent)

  test('gives a stored choice back', () => {
    expect(readConsent(stored, offered)).toEqual(consent)
  })

  test('a choice is known by its first words', () => {
    expect(stored.startsWith(termsOf(offered))).toBe(true)
  })

  test.each<[string, CookieKind[]]>([
    ['a kind that was not offered then', [...offered, 'video-pixel']],
    ['a kind that is not offered any more', ['general']]
  ])('with %s people are asked again', (_, now) => {
    expect(readConsent(stored, now)).toBeNull()
  })

  test.each([
    null,
    '',
    'null',
    '{}',
    termsOf(offered),
    `${termsOf(offered)}"date":7,"accepted":[]}`,
    `${termsOf(offered)}"date":"x","accepted":"all"}`,
    stored.replace(`"version":${consentVersion}`, `"version":${consentVersion - 1}`)
  ])('%s is no choice', text => expect(readConsent(text, offered)).toBeNull())

  test('nothing is accepted that was not offered, whatever is stored', () => {
    const more = `${termsOf(offered)}"date":"x","accepted":["video-pixel"]}`
    expect(readConsent(more, offered)?.accepted).toEqual(['general'])
  })
})
