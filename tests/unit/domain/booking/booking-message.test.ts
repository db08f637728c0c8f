import { describe, expect, test } from 'vitest'

import { outcomesOf } from '#domain/catalogue/booking.ts'
import { whoTextsIn } from '#i18n/booking/booking-labels.ts'
import { bookingMessage, noDetails } from '#domain/booking/booking-message.ts'

const spanish = {
  ageLimit: 'Dice: {{limit}}.',
  date: 'Fecha: {{date}}',
  intro: 'Hola',
  language: 'es',
  partner: 'Referencia: {{partner}}',
  people: 'Personas: {{people}}',
  time: 'Hora: {{time}}',
  ...whoTextsIn('es')
} as const
const english = {
  ageLimit: 'It says: {{limit}}.',
  date: 'Date: {{date}}',
  intro: 'Hello',
  language: 'en',
  partner: 'Reference: {{partner}}',
  people: 'People: {{people}}',
  time: 'Time: {{time}}',
  ...whoTextsIn('en')
} as const

describe('bookingMessage', () => {
  test('says nothing about what was not chosen', () => {
    expect(bookingMessage([spanish], noDetails)).toBe('Hola')
  })

  test('says it in the language of the visitor and in Spanish', () => {
    expect(
      bookingMessage([english, spanish], {
        day: '2027-05-01',
        partner: 'Costa',
        party: { adults: 2, ages: [], children: 1, isCarFree: true },
        refusal: null,
        time: '09:30'
      })
    ).toBe(
      [
        'Hello',
        'Date: Saturday, 1 May 2027',
        'Time: 09:30',
        'People: 2 adults and 1 child, without a car',
        'Reference: Costa',
        '',
        'Hola',
        'Fecha: sábado, 1 de mayo de 2027',
        'Hora: 09:30',
        'Personas: 2 adultos y 1 niño, sin coche',
        'Referencia: Costa'
      ].join('\n')
    )
  })

  test('says how old the children are, and asks where the page does not admit them', () => {
    const party = { adults: 2, ages: [6, 1], children: 2, isCarFree: false }
    const refusal = { kind: 'minimum', years: 8 } as const
    expect(bookingMessage([spanish], { ...noDetails, party, refusal })).toBe(
      'Hola\nPersonas: 2 adultos y 2 niños (6 y 1 año)\nDice: No admite menores de 8 años.'
    )
    expect(bookingMessage([spanish], { ...noDetails, party: { ...party, ages: [6] } })).toBe(
      'Hola\nPersonas: 2 adultos y 2 niños'
    )
  })

  test('takes a reference for what it is', () => {
    expect(bookingMessage([spanish], { ...noDetails, partner: '$& $1' })).toBe('Hola\nReferencia: $& $1')
  })
})

describe('outcomesOf', () => {
  test('modes with the same booking share an outcome', () => {
    const whatsapp = { kind: 'whatsapp', phone: '+34600000001' } as const
    const qr = { kind: 'qr', url: 'https://a.example' } as const
    expect(
      outcomesOf({ default: whatsapp, other: whatsapp, rentacar: qr, 'tourist-housing': whatsapp })
    ).toEqual([
      { booking: whatsapp, modes: ['default', 'tourist-housing', 'other'] },
      { booking: qr, modes: ['rentacar'] }
    ])
  })

  test('the page does not tell the ids of the ticket shop', () => {
    const ticket = { externalId: 'hx-1', kind: 'ticket-shop' } as const
    const bookings = {
      default: { ...ticket, withHours: true },
      other: { ...ticket, withHours: true },
      rentacar: { ...ticket, withHours: false },
      'tourist-housing': { ...ticket, withHours: false }
    }
    expect(outcomesOf(bookings)).toEqual([
      { booking: { kind: 'ticket-shop' }, modes: ['default', 'tourist-housing', 'rentacar', 'other'] }
    ])
  })
})
