import { describe, expect, test } from 'vitest'

import { commonPasswords } from '#catalog/model/common-passwords.ts'
import { validateNewCredentials, validateNewPassword } from '#domain/account/login-forms.ts'
import { passwordStrength } from '#domain/account/password-strength.ts'

const common = new Set(['123456', 'password'])
const email = 'Ana.Ruiz@example.com'

describe('a new password', () => {
  test.each([
    ['123456', 'common'],
    ['PassWord', 'common'],
    ['ana.ruiz', 'common'],
    ['ANA.RUIZ@example.com', 'common'],
    ['trece-9', 'short'],
    ['caballo grapa pila', 'good']
  ])('%s is %s', (password, strength) => {
    expect(passwordStrength(password, email, common)).toBe(strength)
  })

  test.each([
    ['', ['password-required']],
    ['12345', ['password-too-short']],
    ['123456', ['password-common']],
    ['trece-9', []]
  ])('%j has the problems %j: six characters are enough', (password, codes) => {
    expect(validateNewPassword({ email, password }, common).map(({ code }) => code)).toEqual(codes)
    expect(validateNewCredentials({ email, password }, common).map(({ code }) => code)).toEqual(codes)
  })

  test('without the list none is refused for being common', () => {
    expect(validateNewPassword({ email, password: '123456' }, new Set())).toEqual([])
  })
})

test('the list holds the commonest passwords that could be chosen, in few bytes', () => {
  const { passwords } = commonPasswords()
  expect(passwords).toHaveLength(3000)
  expect(passwords).toEqual(expect.arrayContaining(['123456', 'qwerty', 'iloveyou']))
  expect(passwords.every(password => password.length >= 6 && password === password.toLowerCase())).toBe(true)
  expect(JSON.stringify(passwords).length).toBeLessThan(40_000)
})
