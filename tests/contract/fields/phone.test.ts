import { describe, expect, test } from 'vitest'

import { phoneOf } from '#contract/fields/phone.ts'

describe('phoneOf', () => {
  test.each([
    ['+34 600 000 001', '+34600000001'],
    ['600 000 001', '+34600000001'],
    ['600.000.001', '+34600000001'],
    ['952-00-00-01', '+34952000001'],
    ['(952) 000 001', '+34952000001'],
    ['0034 600000001', '+34600000001'],
    ['34600000001', '+34600000001'],
    ['tel:+34600000001', '+34600000001'],
    ['+44 20 7946 0958', '+442079460958'],
    ['https://wa.me/34600000001', '+34600000001'],
    ['https://wa.me/34600000001?text=Hola', '+34600000001'],
    ['https://wa.me/600000001', '+34600000001'],
    ['https://api.whatsapp.com/send?phone=34600000001', '+34600000001'],
    ['https://api.whatsapp.com/send/?text=Hola&phone=%2B34600000001', '+34600000001']
  ])('%s is %s', (written, phone) => {
    expect(phoneOf(written)).toBe(phone)
  })

  test.each([
    '',
    '12',
    'llamar a Ana',
    '+34 60000',
    '+34 100 000 001',
    '100 000 001',
    'https://example.com/34600000001'
  ])('%s is no phone', written => {
    expect(phoneOf(written)).toBeNull()
  })
})
