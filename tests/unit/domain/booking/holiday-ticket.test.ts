import { describe, expect, test } from 'vitest'

import type { Booking } from '#domain/catalogue/booking.ts'
import { ticketIn, ticketLink, ticketLinkIn } from '#domain/booking/holiday-ticket.ts'
import { booked } from '../../../fixtures/builders.ts'

const shop = { collaboratorId: 'px-own', url: 'https://tickets.example/reservar' }
const ticket = { externalId: 'hx 1&2', kind: 'ticket-shop', withHours: false } as const

describe('ticketIn', () => {
  test('the mode decides', () => {
    const withHours = { ...ticket, withHours: true }
    expect(ticketIn('rentacar', { ...booked(ticket), rentacar: withHours })).toEqual(withHours)
  })

  test('a mode that books in another way falls back to the ticket of another mode', () => {
    const phone: Booking = { kind: 'phone', phone: '+34600000001' }
    expect(ticketIn('default', { ...booked(phone), 'tourist-housing': ticket })).toEqual(ticket)
  })

  test('what has no ticket in any mode has none', () => {
    expect(ticketIn('default', booked({ kind: 'notice' }))).toBeNull()
  })
})

describe('ticketLink', () => {
  test('unites collaborator and experience, escaped', () => {
    const { origin, pathname, searchParams } = new URL(ticketLink(shop, ticket, 'px-1'))
    expect(origin + pathname).toBe('https://tickets.example/reservar/dias')
    expect([...searchParams]).toEqual([
      ['colaborador', 'px-1'],
      ['unificacion', 'hx 1&2']
    ])
  })

  test('without a partner the sale is ours', () => {
    expect(ticketLink(shop, ticket, null)).toContain('colaborador=px-own')
  })

  test('with hours it leads to the page that asks for them', () => {
    expect(ticketLink(shop, { ...ticket, withHours: true }, null)).toContain('/reservar/horas?')
  })
})

test.each([
  ['en', 'https://t.example/?a=1&idioma=en'],
  ['fr', 'https://t.example/?a=1&idioma=fr'],
  ['de', 'https://t.example/?a=1&idioma=de'],
  ['es', 'https://t.example/?a=1'],
  ['pt', 'https://t.example/?a=1']
] as const)('the language suffix for %s', (language, link) => {
  expect(ticketLinkIn(language, 'https://t.example/?a=1')).toBe(link)
})
