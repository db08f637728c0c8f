import { describe, expect, test } from 'vitest'

import { outcomesOf } from '#domain/catalogue/booking.ts'
import { visitTextsIn } from '#i18n/booking/booking-labels.ts'
import { bookingMessage, noDetails } from '#domain/booking/booking-message.ts'

const spanish = {
  date: 'Fecha: {{date}}',
  intro: 'Hola',
  language: 'es',
  partner: 'Referencia: {{partner}}',
  people: 'Personas: {{people}}',
  time: 'Hora: {{time}}',
  ...visitTextsIn('es')
} as const
const english = {
  date: 'Date: {{date}}',
  intro: 'Hello',
  language: 'en',
  partner: 'Reference: {{partner}}',
  people: 'People: {{people}}',
  time: 'Time: {{time}}',
  ...visitTextsIn('en')
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
        party: { adults: 2, children: 1, isCarFree: true },
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
