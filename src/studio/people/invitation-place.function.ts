import { createHash } from 'node:crypto'
import { getFirestore } from 'firebase-admin/firestore'

import { invitationCollection } from './stored-invitation.contract.ts'

/** One for each address: the next one takes its place. */
export function invitationId(email: string): string {
  return printOf(email.toLowerCase()).slice(0, 32)
}

export function invitationPlace(id: string) {
  return getFirestore().collection(invitationCollection).doc(id)
}

/** The database holds the print of a secret, from which nobody learns the secret. */
export function printOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
