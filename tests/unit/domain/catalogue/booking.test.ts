import { describe, expect, test } from 'vitest'

import { type Booking, contactLinks, whatsappLink } from '#domain/catalogue/booking.ts'

const seller = { email: 'hola@levante.example', phone: '+34600000001' }
const message = 'Hola, ¿hay sitio? 100 % & más'

describe('contactWays', () => {
  test.each<[Booking, { href: string; kind: string }]>([
    [
      { kind: 'whatsapp', phone: '+34600000002' },
      { href: whatsappLink('+34600000002', message), kind: 'whatsapp' }
    ],
    [
      { kind: 'phone', phone: '+34600000002' },
      { href: 'tel:+34600000002', kind: 'phone' }
    ],
    [
      { kind: 'link', url: 'https://reservas.example/a?b=1' },
      { href: 'https://reservas.example/a?b=1', kind: 'link' }
    ],
    [
      { kind: 'qr', url: 'https://reservas.example/qr' },
      { href: 'https://reservas.example/qr', kind: 'qr' }
    ]
  ])('of %j is one link', (booking, way) => {
    expect(contactLinks(booking, seller, message)).toEqual([way])
  })

  test.each<Booking>([
    { kind: 'notice' },
    { externalId: 'x1', kind: 'ticket-shop', withHours: false },
    { externalId: 'x1', kind: 'ticket-shop', withHours: true }
  ])('of %j lead to the seller: call, then write', booking => {
    expect(contactLinks(booking, seller, message)).toEqual([
      { href: 'tel:+34600000001', kind: 'call' },
      { href: `mailto:hola@levante.example?body=${encodeURIComponent(message)}`, kind: 'write' }
    ])
  })

  test.each([
    [{ email: null, phone: '+34600000001' }, ['call']],
    [{ email: 'a@b.example', phone: null }, ['write']],
    [{ email: null, phone: null }, []],
    [null, []]
  ])('of a notice with the seller %j: %j', (who, kinds) => {
    expect(contactLinks({ kind: 'notice' }, who, message).map(({ kind }) => kind)).toEqual(kinds)
  })

  test('a booking by link does not need a seller', () => {
    expect(contactLinks({ kind: 'phone', phone: '+34600000002' }, null, message)).toHaveLength(1)
  })
})

describe('whatsappLink', () => {
  test('has the digits of the phone and the text', () => {
    const link = new URL(whatsappLink('+34600000001', message))
    expect(link.origin + link.pathname).toBe('https://wa.me/34600000001')
    expect([...link.searchParams]).toEqual([['text', message]])
  })
})
