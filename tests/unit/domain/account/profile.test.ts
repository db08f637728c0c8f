import { describe, expect, test } from 'vitest'

import { problemOf } from '#domain/account/auth-codes.ts'
import { mayUnlink, proofOf } from '#domain/account/linked-providers.ts'
import { endingOf, sessionOf } from '#domain/account/person.ts'
import { emptyProfile, validateProfile } from '#domain/account/profile.ts'
import { aPerson } from '../../../fixtures/auth.ts'

describe('a profile', () => {
  test('may be empty', () => {
    expect(validateProfile(emptyProfile)).toEqual([])
  })

  test.each([
    [{ contactEmail: 'ana' }, 'contactEmail', 'email-invalid'],
    [{ contactPhone: '600000001' }, 'contactPhone', 'phone-invalid'],
    [{ name: 'x'.repeat(81) }, 'name', 'name-too-long'],
    [{ surname: 'x'.repeat(81) }, 'surname', 'name-too-long']
  ])('with %j has a problem at %s', (wrong, field, code) => {
    expect(validateProfile({ ...emptyProfile, ...wrong })).toEqual([{ code, field }])
  })
})

describe('ways in', () => {
  test('the last one stays', () => {
    expect(mayUnlink(['phone'], 'phone')).toBe(false)
    expect(mayUnlink(['phone', 'password'], 'phone')).toBe(true)
    expect(mayUnlink(['phone', 'password'], 'google.com')).toBe(false)
  })

  test('a password proves who somebody is before a window or a message does', () => {
    expect(proofOf(['phone', 'google.com', 'password'])).toBe('password')
    expect(proofOf([])).toBeNull()
  })
})

describe('codes of the sign-in', () => {
  test.each([
    ['auth/wrong-password', 'credentials'],
    ['auth/user-not-found', 'credentials'],
    ['auth/never-heard-of', 'unknown'],
    ['auth/popup-closed-by-user', null],
    ['', null]
  ])('%s is %s', (code, problem) => {
    expect(problemOf(code)).toBe(problem)
  })

  test('say how a session ended', () => {
    expect(endingOf('auth/user-disabled')).toBe('disabled')
    expect(endingOf('auth/wrong-password')).toBeNull()
  })
})

test('an anonymous person is no customer', () => {
  expect(sessionOf(aPerson({ isAnonymous: true }))).toEqual({ kind: 'anonymous', uid: 'ana' })
  expect(sessionOf(aPerson())).toMatchObject({ kind: 'customer', uid: 'ana' })
  expect(sessionOf(null, 'disabled')).toEqual({ ending: 'disabled', kind: 'signed-out' })
})
