import { getFirestore } from 'firebase-admin/firestore'

import { decodePartner } from '#contract/partner.ts'
import { storedBookings } from '#contract/stored-bookings.ts'

import type { TicketLookups } from './url-holidays.ts'

/** Documents as they are in Firestore, read by the same rules as the pages. */
export const ticketLookups: TicketLookups = {
  bookings: async id => {
    const document = await documentOf('experiencias', id)
    return document && storedBookings(document)
  },
  partner: async id => {
    const document = await documentOf('partners', id)
    return document && decodePartner(document).value
  }
}

async function documentOf(collection: string, id: string) {
  const document = await getFirestore().collection(collection).doc(id).get()
  return document.exists ? { ...document.data(), id } : null
}
