import { describe, expect, test } from 'vitest'

import { formContacto } from '#contract/calls/form-contacto.ts'
import {
  addressDocument,
  decodeBillingAddress,
  encodeBillingAddress
} from '#contract/user-documents/billing-address.ts'
import {
  decodeLoginForm,
  decodePhoneForm,
  decodeRegistrationForm,
  decodeResetForm,
  encodeLoginForm,
  encodePhoneForm,
  encodeRegistrationForm,
  encodeResetForm,
  loginForm
} from '#contract/user-documents/login-forms.ts'
import { validateBillingAddress } from '#domain/billing/billing-address.ts'
import { type ContactForm, validateContactForm } from '#domain/contact/contact-form.ts'
import { validateCredentials, validatePhoneForm, validateResetForm } from '#domain/account/login-forms.ts'
import { anAddress } from '../../fixtures/purchases.ts'

const aContactForm: ContactForm = {
  acceptsTerms: true,
  email: 'ana@example.com',
  message: '¿Hay aparcamiento?',
  name: 'Ana'
}

describe('the contact form', () => {
  test('can be sent when it is complete', () => {
    expect(validateContactForm(aContactForm)).toEqual([])
  })

  test.each([
    [{ name: ' ' }, 'name', 'name-required'],
    [{ name: 'x'.repeat(15) }, 'name', 'name-too-long'],
    [{ email: '' }, 'email', 'email-required'],
    [{ email: 'ana@' }, 'email', 'email-invalid'],
    [{ email: 'a@b' }, 'email', 'email-invalid'],
    [{ email: 'ana@example..com' }, 'email', 'email-invalid'],
    [{ email: `${'x'.repeat(250)}@example.com` }, 'email', 'email-invalid'],
    [{ message: '' }, 'message', 'message-required'],
    [{ message: `${'x'.repeat(9)}   ` }, 'message', 'message-too-short'],
    [{ message: 'x'.repeat(5001) }, 'message', 'message-too-long'],
    [{ acceptsTerms: false }, 'acceptsTerms', 'terms-required']
  ])('%j is refused', (fields, field, code) => {
    expect(validateContactForm({ ...aContactForm, ...fields })).toEqual([{ code, field }])
  })

  test.each([{ name: 'x'.repeat(14) }, { message: 'x'.repeat(10) }, { email: 'a@b.c' }])(
    '%j is at the limit',
    fields => {
      expect(validateContactForm({ ...aContactForm, ...fields })).toEqual([])
    }
  )

  const request = { form: aContactForm, key: null, locale: 'de', trap: '' } as const

  const sent = formContacto.writeRequest(request)

  test('travels with its Spanish field names and comes back', () => {
    expect(sent).toEqual({
      checkbox: true,
      email: 'ana@example.com',
      idioma: 'de',
      mensaje: '¿Hay aparcamiento?',
      name: 'Ana',
      sitio: ''
    })
    expect(formContacto.readRequest(sent)).toEqual(request)
  })

  test('may travel with nothing but the four fields of the specification', () => {
    const { checkbox, email, mensaje, name } = Object(sent)
    expect(formContacto.readRequest({ checkbox, email, mensaje, name: ` ${name} ` })).toEqual({
      ...request,
      locale: null
    })
  })

  test.each([
    null,
    'x',
    {},
    { ...Object(sent), name: 7 },
    { ...Object(sent), envio: '../x' },
    { ...Object(sent), idioma: 'it' },
    { ...Object(sent), mensaje: 'x'.repeat(20_001) }
  ])('%j is no contact form', payload => {
    expect(formContacto.readRequest(payload)).toBeNull()
  })
})

describe('the login forms', () => {
  test.each([
    [{ email: '', password: '' }, ['email-required', 'password-required']],
    [{ email: 'ana', password: '12345' }, ['email-invalid', 'password-too-short']],
    [{ email: 'ana@example.com', password: '123456' }, []]
  ])('%j: %j', (form, codes) => {
    expect(validateCredentials(form).map(({ code }) => code)).toEqual(codes)
  })

  test('a password keeps its blanks', () => {
    const form = { email: 'ana@example.com', password: ' secret ', showsPassword: true }
    expect(decodeLoginForm(encodeLoginForm(form))).toEqual(form)
  })

  test('the schema obeys the rules', () => {
    const { error } = loginForm.safeParse({ email: 'ana@example.com', mostrarPassword: false, password: '1' })
    expect(error?.issues).toMatchObject([{ message: 'password-too-short', path: ['password'] }])
  })

  test('registration comes back as it went', () => {
    const form = { email: 'ana@example.com', password: 'secret' }
    expect(decodeRegistrationForm(encodeRegistrationForm(form))).toEqual(form)
    expect(decodeRegistrationForm({ ...form, password: '12345' })).toBeNull()
  })

  test('a reset asks for the address alone', () => {
    const form = { email: 'ana@example.com' }
    expect(decodeResetForm(encodeResetForm(form))).toEqual(form)
    expect(validateResetForm({ email: 'ana' })).toEqual([{ code: 'email-invalid', field: 'email' }])
  })

  test('a phone comes back as it went', () => {
    const form = { code: '123456', isPhoneValid: true, phone: '+34600000001' }
    expect(encodePhoneForm(form)).toEqual({ codigo: '123456', telefono: '+34600000001', valido: true })
    expect(decodePhoneForm(encodePhoneForm(form))).toEqual(form)
  })

  test.each([
    { code: '', isPhoneValid: false, phone: '+34600000001' },
    { code: '', isPhoneValid: true, phone: '600000001' }
  ])('%j is no phone to send a code to', form => {
    expect(validatePhoneForm(form)).toEqual([{ code: 'phone-invalid', field: 'phone' }])
  })
})

describe('a billing address', () => {
  test('is written with its Spanish field names and comes back', () => {
    const document = encodeBillingAddress(anAddress())
    expect(document).toEqual({
      cif: '00000000T',
      codigoPostal: '29780',
      direccion: 'Calle Ancha, 1',
      municipio: 'Nerja',
      nombre: 'Ana Ruiz',
      pais: 'ES',
      provincia: 'Málaga'
    })
    expect(decodeBillingAddress(document)).toEqual(anAddress())
  })

  test('needs all of its fields, at a sensible length', () => {
    expect(validateBillingAddress({ ...anAddress(), name: 'x'.repeat(201), taxId: ' ' })).toEqual([
      { code: 'field-too-long', field: 'name' },
      { code: 'field-required', field: 'taxId' }
    ])
  })

  test.each([
    [{ postalCode: '' }, 'codigoPostal', 'field-required'],
    [{ postalCode: '2978' }, 'codigoPostal', 'postal-code-invalid'],
    [{ country: 'España' }, 'pais', 'country-unknown'],
    [{ name: '山田' }, 'nombre', 'field-unwritable']
  ])('with %j is refused at the field as it is stored', (fields, field, code) => {
    const { error } = addressDocument.safeParse(encodeBillingAddress({ ...anAddress(), ...fields }))
    expect(error?.issues).toMatchObject([{ message: code, path: [field] }])
    expect(decodeBillingAddress(encodeBillingAddress({ ...anAddress(), ...fields }))).toBeNull()
  })
})
