import { describe, expect, test } from 'vitest'

import { decodeExperience } from '#contract/documents/experience.ts'
import { anExperienceDocument } from '../../fixtures/documents.ts'

function bookingsOf(fields: Record<string, unknown>) {
  const { problems, value } = decodeExperience(anExperienceDocument(fields))
  return { bookings: value?.bookings, fields: problems.map(({ field }) => field) }
}

describe('the bookings of an experience', () => {
  test.each([
    [
      { reservaTipo: 'whatsapp', urlReservarWhatsapp: '600 000 001' },
      { kind: 'whatsapp', phone: '+34600000001' }
    ],
    [
      { reservaTipo: 'telefono', urlReservarTelefono: '600 000 001' },
      { kind: 'phone', phone: '+34600000001' }
    ],
    [
      { reservaTipo: 'url-personalizada', urlReservar: 'https://example.com/a' },
      { kind: 'link', url: 'https://example.com/a' }
    ],
    [
      { reservaTipo: 'generarQR', urlReservar: 'https://example.com/a' },
      { kind: 'qr', url: 'https://example.com/a' }
    ],
    [{ reservaTipo: 'mostrar-aviso' }, { kind: 'notice' }],
    [
      { idExteriorEncriptado: 'x1', reservaTipo: 'holidays' },
      { externalId: 'x1', kind: 'ticket-shop', withHours: false }
    ],
    [
      { idExteriorEncriptado: 'x1', reservaTipo: 'holidays-horas' },
      { externalId: 'x1', kind: 'ticket-shop', withHours: true }
    ],
    [{}, { kind: 'notice' }]
  ])('%j is the same in all modes', (fields, booking) => {
    const { bookings, fields: reported } = bookingsOf(fields)
    expect(bookings).toEqual({
      default: booking,
      other: booking,
      rentacar: booking,
      'tourist-housing': booking
    })
    expect(reported).toEqual([])
  })

  test('a rentacar variant wins in rentacar mode', () => {
    const { bookings } = bookingsOf({
      reservaTipo: 'whatsapp',
      reservaTipoRentacar: 'telefono',
      urlReservarTelefono: '952000001',
      urlReservarWhatsapp: '600000001'
    })
    expect(bookings).toEqual({
      default: { kind: 'whatsapp', phone: '+34600000001' },
      other: { kind: 'whatsapp', phone: '+34600000001' },
      rentacar: { kind: 'phone', phone: '+34952000001' },
      'tourist-housing': { kind: 'whatsapp', phone: '+34600000001' }
    })
  })

  test('a variant with another address keeps the general way of booking', () => {
    const { bookings } = bookingsOf({
      reservaTipo: 'url-personalizada',
      urlReservar: 'https://example.com/general',
      urlReservarViviendaTuristica: 'https://example.com/casas'
    })
    expect(bookings?.['tourist-housing']).toEqual({ kind: 'link', url: 'https://example.com/casas' })
    expect(bookings?.rentacar).toEqual({ kind: 'link', url: 'https://example.com/general' })
  })

  test('an empty variant states nothing', () => {
    const { bookings } = bookingsOf({
      reservaTipo: 'whatsapp',
      reservaTipoRentacar: '',
      urlReservarWhatsapp: '600000001',
      urlReservarWhatsappRentacar: ' '
    })
    expect(bookings?.rentacar).toEqual({ kind: 'whatsapp', phone: '+34600000001' })
  })

  test.each([
    ['an unknown reservaTipo', { reservaTipo: 'paloma' }, 'reservaTipo'],
    ['a booking without its address', { reservaTipo: 'whatsapp' }, 'urlReservarWhatsapp'],
    ['a phone that is none', { reservaTipo: 'telefono', urlReservarTelefono: 'Ana' }, 'urlReservarTelefono'],
    [
      'an address without encryption',
      { reservaTipo: 'generarQR', urlReservar: 'http://example.com' },
      'urlReservar'
    ],
    [
      'a script for an address',
      { reservaTipo: 'generarQR', urlReservar: 'javascript:alert(1)' },
      'urlReservar'
    ],
    ['a ticket without its id', { reservaTipo: 'holidays' }, 'idExteriorEncriptado']
  ])('%s becomes a notice and is reported once', (_, fields, field) => {
    const { bookings, fields: reported } = bookingsOf(fields)
    expect(bookings?.default).toEqual({ kind: 'notice' })
    expect(reported).toEqual([field])
  })

  test('a wrong variant is reported by its own name and leaves the other modes alone', () => {
    const { bookings, fields } = bookingsOf({
      reservaTipo: 'whatsapp',
      urlReservarWhatsapp: '600000001',
      urlReservarWhatsappRentacar: 'Ana'
    })
    expect(bookings?.default).toEqual({ kind: 'whatsapp', phone: '+34600000001' })
    expect(bookings?.rentacar).toEqual({ kind: 'notice' })
    expect(fields).toEqual(['urlReservarWhatsappRentacar'])
  })
})
