import { type DocumentSnapshot, getFirestore } from 'firebase-admin/firestore'
import { write } from 'firebase-functions/logger'

import { decodeMailDelivery } from '#contract/user-documents/mail.ts'
import type { MailKind } from '#domain/mail/mail.ts'
import { mail, settings } from '#settings.ts'

import { deliver, type MailEvent } from './deliver.ts'
import { sendBySmtp } from '#mail/smtp.ts'

const sender = { address: mail.sender ?? settings.email, name: settings.name }
const site = new URL(settings.site).hostname

const severity = {
  'mail-not-sent': 'ERROR',
  'mail-off': 'WARNING',
  'mail-refused-for-now': 'WARNING'
} as const satisfies Record<MailEvent['event'], string>

const words = {
  'mail-not-sent': 'A mail could not be sent',
  'mail-off': 'A mail waits, and no mail server is configured: see docs/production.md',
  'mail-refused-for-now': 'A mail will be tried again'
} as const satisfies Record<MailEvent['event'], string>

function log(event: MailEvent): void {
  write({ mail: event, message: words[event.event], severity: severity[event.event] })
}

/** The event of a write, as far as it is needed here. */
interface Write {
  data?: { after: Pick<DocumentSnapshot, 'data' | 'ref'> } | undefined
}

/** Sends the mail that a document asks for, once. */
export async function sendMail(kind: MailKind, { data }: Write): Promise<void> {
  // This function writes into the document too, and those writes ask for no mail.
  if (data === undefined || decodeMailDelivery(data.after.data())?.state !== 'waiting') return
  const url = process.env.SMTP_URL || null
  await deliver(getFirestore().doc(data.after.ref.path), kind, {
    log,
    now: () => new Date(),
    send: url === null ? null : outgoing => sendBySmtp(url, outgoing),
    sender,
    site
  })
}
