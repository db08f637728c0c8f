import { describe, expect, test } from 'vitest'

import { validateBillingAddress } from '#domain/billing/billing-address.ts'
import { type ContactForm, validateContactForm } from '#domain/contact/contact-form.ts'
import { isEmail } from '#domain/text/email.ts'
import { validateEmail } from '#domain/text/field-problem.ts'
import { validateCredentials, validatePhoneForm, validateResetForm } from '#domain/account/login-forms.ts'
import { anAddress } from '../../../fixtures/purchases.ts'

const contact: ContactForm = {
  acceptsTerms: true,
  email: 'ana@example.com',
  message: '¿Hay sitio el sábado?',
  name: 'Ana'
}

const billing = anAddress()

describe('isEmail', () => {
  test.each([
    'a@b.c',
    'ana@example.com',
    'ana.ruiz+sol@mail.example.com',
    'ñ@b.es',
    `${'a'.repeat(248)}@b.com`
  ])('%s is one', text => {
    expect(isEmail(text)).toBe(true)
  })

  test.each([
    '',
    '@b.c',
    'a@b',
    'a@b.',
    'a@.c',
    'a@b..c',
    'a b@c.d',
    'a@b@c.d',
    'a@b.c\n',
    `${'a'.repeat(249)}@b.com`
  ])('%j is none', text => {
    expect(isEmail(text)).toBe(false)
  })
})

test('validateEmail says whether it is missing or wrong, and forgives spaces around it', () => {
  expect(
    ['', '  ', 'ana', ' ana@example.com '].map(text => validateEmail(text).map(({ code }) => code))
  ).toEqual([['email-required'], ['email-required'], ['email-invalid'], []])
})

describe('validateContactForm', () => {
  test('finds nothing wrong with a good one', () => {
    expect(validateContactForm(contact)).toEqual([])
  })

  test.each<[Partial<ContactForm>, string, string]>([
    [{ name: '' }, 'name', 'name-required'],
    [{ name: '   ' }, 'name', 'name-required'],
    [{ name: 'x'.repeat(15) }, 'name', 'name-too-long'],
    [{ email: '' }, 'email', 'email-required'],
    [{ email: 'ana' }, 'email', 'email-invalid'],
    [{ message: '' }, 'message', 'message-required'],
    [{ message: ' 123456789 ' }, 'message', 'message-too-short'],
    [{ message: 'x'.repeat(5001) }, 'message', 'message-too-long'],
    [{ acceptsTerms: false }, 'acceptsTerms', 'terms-required']
  ])('with %j', (fields, field, code) => {
    expect(validateContactForm({ ...contact, ...fields })).toEqual([{ code, field }])
  })

  test.each<Partial<ContactForm>>([
    { name: 'x'.repeat(14) },
    { message: '1234567890' },
    { message: 'x'.repeat(5000) }
  ])('takes what is just within the limits', fields => {
    expect(validateContactForm({ ...contact, ...fields })).toEqual([])
  })

  test('names everything that is wrong, in the order of the form', () => {
    const problems = validateContactForm({ acceptsTerms: false, email: '', message: '', name: '' })
    expect(problems.map(({ field }) => field)).toEqual(['name', 'email', 'message', 'acceptsTerms'])
  })
})

describe('sign-in', () => {
  test.each([
    [{ email: 'ana@example.com', password: '123456' }, []],
    [{ email: 'ana@example.com', password: '' }, ['password-required']],
    [{ email: 'ana@example.com', password: '12345' }, ['password-too-short']],
    [{ email: 'ana@example.com', password: '      ' }, []],
    [{ email: '', password: '' }, ['email-required', 'password-required']]
  ])('%j: %j', (form, codes) => {
    expect(validateCredentials(form).map(({ code }) => code)).toEqual(codes)
  })

  test('a reset asks for the address alone', () => {
    expect(validateResetForm({ email: 'ana' })).toEqual([{ code: 'email-invalid', field: 'email' }])
  })

  test.each([
    ['+34600000001', true, []],
    ['+34600000001', false, ['phone-invalid']],
    ['600000001', true, ['phone-invalid']],
    ['+0600000001', true, ['phone-invalid']],
    ['+34 600 000 001', true, ['phone-invalid']],
    ['+1234567', true, []],
    ['+123456', true, ['phone-invalid']],
    ['+123456789012345', true, []],
    ['+1234567890123456', true, ['phone-invalid']]
  ])('the phone %s (valid in its country: %s): %j', (phone, isPhoneValid, codes) => {
    expect(validatePhoneForm({ code: '', isPhoneValid, phone }).map(({ code }) => code)).toEqual(codes)
  })
})

describe('validateBillingAddress', () => {
  test('finds nothing wrong with a complete one', () => {
    expect(validateBillingAddress(billing)).toEqual([])
  })

  test.each(['name', 'taxId', 'address', 'postalCode', 'municipality', 'province', 'country'] as const)(
    'asks for %s',
    field => {
      expect(validateBillingAddress({ ...billing, [field]: ' ' })).toEqual([
        { code: 'field-required', field }
      ])
    }
  )

  test('a line has at most 200 characters', () => {
    expect(validateBillingAddress({ ...billing, name: 'x'.repeat(200) })).toEqual([])
    expect(validateBillingAddress({ ...billing, name: 'x'.repeat(201) })).toEqual([
      { code: 'field-too-long', field: 'name' }
    ])
  })
})
