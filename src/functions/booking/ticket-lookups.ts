import { getFirestore } from 'firebase-admin/firestore'

import { isDraft } from '#contract/reading/draft.ts'
import { decodePartner } from '#contract/documents/partner.ts'
import { storedBookings } from '#contract/fields/stored-bookings.ts'

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

/** What is still being written does not exist for the public. */
async function documentOf(collection: string, id: string) {
  const fields = (await getFirestore().collection(collection).doc(id).get()).data()
  return fields === undefined || isDraft(fields) ? null : { ...fields, id }
}
