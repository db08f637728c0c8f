import { describe, expect, test } from 'vitest'

import { createTicketLinkHandler, type TicketLookups } from '#functions/booking/ticket-link.ts'
import { booked } from '../../../fixtures/builders.ts'

const shop = { collaboratorId: 'px-own', url: 'https://t.example' }
const days = { externalId: 'hx-1', kind: 'ticket-shop', withHours: false } as const
const lookups: TicketLookups = {
  bookings: async id => {
    if (id === 'nerja') return { ...booked(days), rentacar: { ...days, withHours: true } }
    return id === 'tapas' ? booked({ kind: 'notice' }) : null
  },
  partner: async id => (id === 'costa' ? { externalId: 'px-1', kind: 'rentacar' } : null)
}
const handle = createTicketLinkHandler(shop, lookups)

describe('urlHolidays', () => {
  test('sells in the name of the partner, in its mode', async () => {
    expect(await handle({ exp: 'nerja', idPartner: 'costa' })).toEqual({
      kind: 'done',
      value: 'https://t.example/horas?colaborador=px-1&unificacion=hx-1'
    })
  })

  test.each([undefined, null, 'gone'])('with the partner %s the sale is ours', async idPartner => {
    expect(await handle({ exp: 'nerja', idPartner })).toEqual({
      kind: 'done',
      value: 'https://t.example/dias?colaborador=px-own&unificacion=hx-1'
    })
  })

  test('refuses an experience that does not exist', async () => {
    expect(await handle({ exp: 'gone' })).toMatchObject({ code: 'not-found', kind: 'refused' })
  })

  test('refuses an experience without tickets', async () => {
    expect(await handle({ exp: 'tapas' })).toMatchObject({ code: 'failed-precondition', kind: 'refused' })
  })
})
