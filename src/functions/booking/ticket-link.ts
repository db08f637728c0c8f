import { getFirestore } from 'firebase-admin/firestore'

import { urlHolidays as urlHolidaysCall } from '#contract/calls/url-holidays.ts'
import { isDraft } from '#contract/reading/draft.ts'
import { decodePartner } from '#contract/documents/partner.ts'
import { storedBookings } from '#contract/fields/stored-bookings.ts'

import { ticketShop } from '#settings.ts'

import { callable } from '#functions/site/callable.ts'
import { createTicketLinkHandler, type TicketLookups } from './url-holidays.ts'

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
