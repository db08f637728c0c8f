import type { TicketRequest } from '#contract/calls/url-holidays.ts'
import type { Bookings } from '#domain/catalogue/booking.ts'
import { type TicketShop, ticketIn, ticketLink } from '#domain/booking/holiday-ticket.ts'
import type { Partner } from '#domain/partner/partner.ts'

import type { Outcome } from '#functions/site/outcome.ts'

/** Where the handler finds what it needs; null where there is no such document. */
export interface TicketLookups {
  bookings: (experienceId: string) => Promise<Bookings | null>
  partner: (id: string) => Promise<Pick<Partner, 'externalId' | 'kind'> | null>
}

/**
 * Makes the link to a ticket. A partner that is gone does not stop the purchase: then the sale is ours. The language of the
 * visitor is added in the browser, which alone knows it.
 */
export function createTicketLinkHandler(shop: TicketShop, { bookings, partner }: TicketLookups) {
  return async ({ exp, idPartner }: TicketRequest): Promise<Outcome<string>> => {
    const [ofExperience, ofPartner] = await Promise.all([
      bookings(exp),
      idPartner ? partner(idPartner) : null
    ])
    if (ofExperience === null) {
      return { code: 'not-found', kind: 'refused', message: 'There is no such experience' }
    }
    const ticket = ticketIn(ofPartner?.kind ?? 'default', ofExperience)
    if (ticket === null) {
      return { code: 'failed-precondition', kind: 'refused', message: 'It is not sold in the ticket shop' }
    }
    return { kind: 'done', value: ticketLink(shop, ticket, ofPartner?.externalId ?? null) }
  }
}
