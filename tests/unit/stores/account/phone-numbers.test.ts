import { expect, test } from 'vitest'

import { loadPhoneNumbers } from '#services/account/phone-numbers.ts'
import { createPhoneNumbers } from '#stores/account/phone-numbers.ts'

function aForm(country: string, phone: string): FormData {
  const form = new FormData()
  form.set('phone-country', country)
  form.set('phone', phone)
  return form
}

test.each([
  ['ES', '600 00 00 01', '+34600000001'],
  ['ES', '+44 7400 123456', '+447400123456'],
  ['DE', '01512 3456789', '+4915123456789'],
  ['ES', '12', null],
  ['ES', '', null],
  ['XX', '600000001', null]
])('in %s the number %s is %s', async (country, phone, read) => {
  expect(await createPhoneNumbers(loadPhoneNumbers).read(aForm(country, phone))).toBe(read)
})

test('numbers that cannot be had are asked for again', async () => {
  let times = 0
  const numbers = createPhoneNumbers(() => {
    times += 1
    return times === 1 ? Promise.reject(new TypeError('Failed to fetch')) : loadPhoneNumbers()
  })
  await numbers.load()
  expect(numbers.$countries.get()).toHaveLength(1)
  expect(await numbers.read(aForm('ES', '600000001'))).toBe('+34600000001')
  expect(numbers.$countries.get().length).toBeGreaterThan(200)
})

test.each([
  ['+4915123456789', '+49 1512 3456789'],
  ['+34600000001', '+34 600 000 001'],
  ['+1', '+1']
])('%s is read as %s once the groups of its country are known', async (phone, readable) => {
  const numbers = createPhoneNumbers(loadPhoneNumbers)
  await numbers.load()
  expect(numbers.$readable.get()(phone)).toBe(readable)
})
