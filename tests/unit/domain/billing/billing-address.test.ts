import { describe, expect, test } from 'vitest'

import {
  isSameAddress,
  taxIdProblems,
  tidyAddress,
  validateBillingAddress
} from '#domain/billing/billing-address.ts'
import { countriesIn, countryCodes, isInUnion } from '#domain/billing/country.ts'
import { anAddress } from '../../../fixtures/purchases.ts'

describe('a billing address', () => {
  test.each([
    [{ postalCode: '00001' }, 'postalCode', 'postal-code-invalid'],
    [{ postalCode: '53001' }, 'postalCode', 'postal-code-invalid'],
    [{ postalCode: '2978O' }, 'postalCode', 'postal-code-invalid'],
    [{ country: 'DE', postalCode: '1'.repeat(13) }, 'postalCode', 'field-too-long'],
    [{ country: 'EU' }, 'country', 'country-unknown'],
    [{ country: 'es' }, 'country', 'country-unknown'],
    [{ name: '😀' }, 'name', 'field-unwritable'],
    [{ name: 'Ana\nRuiz' }, 'name', 'field-unwritable'],
    [{ address: 'Calle \u202Eahcna' }, 'address', 'field-unwritable'],
    [{ municipality: '東京' }, 'municipality', 'field-unwritable'],
    [{ taxId: 'x'.repeat(31) }, 'taxId', 'field-too-long']
  ])('with %j is refused', (fields, field, code) => {
    expect(validateBillingAddress(anAddress(fields))).toEqual([{ code, field }])
  })

  test.each([
    { name: 'Πέτρος & Łukasz «Čapek», 100 % S. L.' },
    { name: 'Иван <b>Ivanov</b>' },
    { address: 'C/ Ancha, n.º 1, 2.ª dcha.' },
    { country: 'PT', postalCode: '1000-205' },
    { country: 'GB', postalCode: 'SW1A 1AA' },
    { postalCode: '52001' }
  ])('may have %j', fields => expect(validateBillingAddress(anAddress(fields))).toEqual([]))

  test('is kept without spaces around, its tax number without signs', () => {
    expect(tidyAddress(anAddress({ name: ' Ana Ruiz ', taxId: ' 00.000.000-t ' }))).toEqual(anAddress())
    expect(isSameAddress(anAddress(), tidyAddress(anAddress({ taxId: '00000000-t' })))).toBe(true)
    expect(isSameAddress(anAddress(), anAddress({ name: 'Eva' }))).toBe(false)
  })

  test('asks whoever knows whether its country gives such numbers', () => {
    expect(taxIdProblems(anAddress(), () => true)).toEqual([])
    expect(taxIdProblems(anAddress(), country => country === 'DE')).toEqual([
      { code: 'tax-id-invalid', field: 'taxId' }
    ])
  })
})

describe('countries', () => {
  test('are those that have a name in every language, each once', () => {
    for (const language of ['de', 'en', 'es', 'fr', 'pt']) {
      const names = countriesIn(language).map(({ name }) => name)
      expect(new Set(names).size).toBe(countryCodes.length)
      expect(names.filter(name => /^[A-Z]{2}$/.test(name))).toEqual([])
    }
  })

  test('stand in the order of the language, the home country first', () => {
    const [first, second] = countriesIn('de').map(({ name }) => name)
    expect([first, second]).toEqual(['Spanien', 'Afghanistan'])
  })

  test('of the Union are twenty-seven', () => {
    expect(countryCodes.filter(isInUnion)).toHaveLength(27)
  })
})
