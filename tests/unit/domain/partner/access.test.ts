import { describe, expect, test } from 'vitest'

import { accessClaim, accessState, nextAccess, revokedAccess } from '#domain/partner/access.ts'

const now = Date.parse('2026-11-24T10:00:00Z')
const day = 86_400_000
const first = nextAccess(null, now)

describe('a private link', () => {
  test('holds for a year', () => {
    expect(first).toEqual({ isRevoked: false, until: '2027-11-24T10:00:00.000Z', version: 1 })
    expect(accessState(first, 1, now + 364 * day)).toBe('valid')
    expect(accessState(first, 1, now + 365 * day)).toBe('expired')
  })

  test('ends the one before when it is renewed', () => {
    const second = nextAccess(first, now, 30)
    expect(accessState(second, 1, now)).toBe('revoked')
    expect(accessState(second, 2, now)).toBe('valid')
  })

  test('that was revoked stays so, and the next one has another version', () => {
    const revoked = revokedAccess(first)
    expect(accessState(revoked, 1, now)).toBe('revoked')
    expect(nextAccess(revoked, now).version).toBe(2)
  })
})

const signature = 'a'.repeat(43)

test.each([
  [`casa.1.${signature}`, { partnerId: 'casa', signature, version: 1 }],
  [`Casa_1.12.${signature}`, { partnerId: 'Casa_1', signature, version: 12 }],
  ['', null],
  ['casa', null],
  [`casa.0.${signature}`, null],
  [`casa.1.${signature}x`, null],
  [`../casa.1.${signature}`, null],
  [`casa.1.${'+'.repeat(43)}`, null],
  [`casa.1e3.${signature}`, null]
])('«%s» claims %j', (token, claim) => {
  expect(accessClaim(token)).toEqual(claim)
})
