import { getFirestore } from 'firebase-admin/firestore'
import { type TicketRequest, urlHolidays as urlHolidaysCall } from '#contract/calls/url-holidays.ts'
import { isDraft } from '#contract/reading/draft.ts'
import { decodePartner } from '#contract/documents/partner.ts'
import { storedBookings } from '#contract/fields/stored-bookings.ts'
import { ticketShop } from '#settings.ts'
import { callable } from '#functions/site/callable.ts'
import type { Bookings } from '#domain/catalogue/booking.ts'
import { ticketIn, ticketLink, type TicketShop } from '#domain/booking/holiday-ticket.ts'
import type { Partner } from '#domain/partner/partner.ts'
import type { Outcome } from '#functions/site/outcome.ts'

/** Documents as they are in Firestore, read by the same rules as the pages. */
const ticketLookups: TicketLookups = {
  bookings: async id => {
    const document = await documentOf('experiencias', id)
    return document && storedBookings(document)
  },
  partner: async id => {
    const document = await documentOf('partners', id)
    return document && decodePartner(document).value
  }
}

/** The link to a ticket in the shop (specification, section 7). A whole hotel may be behind one address. */
export const urlHolidays = callable(
  urlHolidaysCall,
  { limits: [{ by: 'address', seconds: 600, times: 300 }], who: 'anyone' },
  createTicketLinkHandler(ticketShop, ticketLookups)
)

/** Reads a published document; a draft does not exist for the public. */
async function documentOf(collection: string, id: string) {
  const fields = (await getFirestore().collection(collection).doc(id).get()).data()
  return fields === undefined || isDraft(fields) ? null : { ...fields, id }
}

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
