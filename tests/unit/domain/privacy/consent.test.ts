import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  cookieKinds,
  consentTo,
  consentYears,
  consentVersion,
  type CookieKind,
  isConsentCurrent,
  kindsOffered,
  needsReload,
  readConsent,
  termsOf,
  writeConsent
} from '#domain/privacy/consent.ts'

const none = { analyticsId: null, socialPixelId: null, videoPixelId: null }
const date = '2026-11-20T10:00:00.000Z'
const soon = Date.parse('2026-11-21T10:00:00.000Z')

describe('kindsOffered', () => {
  test('what other parties measure shows only where the business defines its id', () => {
    expect(kindsOffered(none)).toEqual(['general', 'visits'])
    expect(kindsOffered({ ...none, analyticsId: 'G-1' })).toEqual(['general', 'visits', 'analytics'])
    expect(kindsOffered({ ...none, videoPixelId: 'v1' })).toEqual(['general', 'visits', 'video-pixel'])
    expect(kindsOffered({ ...none, socialPixelId: 's1' })).toEqual(['general', 'visits', 'social-pixel'])
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

describe('isConsentCurrent', () => {
  const isCurrent = (now: string, given = date) => isConsentCurrent(given, Date.parse(now), consentYears)

  test('a choice holds for twice 365 days, which are 24 months at most', () => {
    expect(isCurrent('2026-11-20T10:00:00.000Z')).toBe(true)
    expect(isCurrent('2028-11-19T09:59:59.000Z')).toBe(true)
    expect(isCurrent('2028-11-19T10:00:00.000Z')).toBe(false)
  })

  test('a date to come, as of a clock that was wrong, does not hold for ever', () => {
    expect(isCurrent('2026-11-19T11:00:00.000Z')).toBe(true)
    expect(isCurrent('2026-11-18T10:00:00.000Z')).toBe(false)
  })

  test.each(['', 'x', '2026-13-40'])('%j is no date', given => {
    expect(isCurrent('2026-11-21T10:00:00.000Z', given)).toBe(false)
  })
})

describe('needsReload', () => {
  test.each<[CookieKind[], CookieKind[], boolean]>([
    [['general', 'visits'], ['general'], false],
    [['general', 'visits', 'analytics'], ['general', 'visits'], true],
    [['general'], ['general', 'visits', 'analytics'], false],
    [[], ['general'], false]
  ])('from %j to %j: %s', (before, after, reloads) => {
    expect(needsReload(before, after)).toBe(reloads)
  })
})

describe('readConsent', () => {
  const offered: CookieKind[] = ['general', 'analytics']
  const consent = consentTo(['analytics'], offered, date)
  const stored = writeConsent(consent)

  test('gives a stored choice back', () => {
    expect(readConsent(stored, offered, soon)).toEqual(consent)
  })

  test('a choice of more than 24 months ago is none', () => {
    expect(readConsent(stored, offered, Date.parse('2028-11-21T10:00:00.000Z'))).toBeNull()
  })

  test('a choice in the form of an earlier version is none', () => {
    const earlier =
      '{"offered":["general","analytics"],"version":1,"date":"2026-11-20","accepted":["general"]}'
    expect(readConsent(earlier, offered, soon)).toBeNull()
    expect(readConsent('true', offered, soon)).toBeNull()
  })

  test('a choice is known by its first words', () => {
    expect(stored.startsWith(termsOf(offered))).toBe(true)
  })

  test.each<[string, CookieKind[]]>([
    ['a kind that was not offered then', [...offered, 'video-pixel']],
    ['a kind that is not offered any more', ['general']]
  ])('with %s people are asked again', (_, now) => {
    expect(readConsent(stored, now, soon)).toBeNull()
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
  ])('%s is no choice', text => expect(readConsent(text, offered, soon)).toBeNull())

  test('nothing is accepted that was not offered, whatever is stored', () => {
    const more = `${termsOf(offered)}"date":"${date}","accepted":["video-pixel"]}`
    expect(readConsent(more, offered, soon)?.accepted).toEqual(['general'])
  })
})

describe('any choice', () => {
  const kinds = fc.subarray([...cookieKinds])
  const offers = kinds.map(some => [...new Set<CookieKind>(['general', ...some])])
  const moments = fc.date({ max: new Date(soon), min: new Date('2025-11-20'), noInvalidDate: true })

  test('is read back under the terms it was made under, and under no others', () => {
    fc.assert(
      fc.property(kinds, offers, offers, moments, (chosen, offered, others, moment) => {
        const consent = consentTo(chosen, offered, moment.toISOString())
        expect(readConsent(writeConsent(consent), offered, soon)).toEqual(consent)
        const isOther = others.join() !== offered.join()
        expect(readConsent(writeConsent(consent), others, soon) === null).toBe(isOther)
      })
    )
  })

  test('accepts what is mandatory and nothing that was not offered, whatever is stored', () => {
    const rest = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc.json().map(json => `"date":"${date}","accepted":${json}}`)
    )
    fc.assert(
      fc.property(offers, rest, (offered, stored) => {
        for (const text of [stored, termsOf(offered) + stored]) {
          const accepted = readConsent(text, offered, soon)?.accepted ?? ['general']
          expect(accepted).toContain('general')
          expect(accepted.every(kind => offered.includes(kind))).toBe(true)
        }
      }),
      { numRuns: 500 }
    )
  })
})
