import { getFirestore } from 'firebase-admin/firestore'
import { onDocumentWritten } from 'firebase-functions/firestore'
import { logger } from 'firebase-functions'
import { defineSecret } from 'firebase-functions/params'

import { decodeMailDelivery, mailCollections } from '#contract/written/mail.ts'
import type { MailKind } from '#domain/mail/mail.ts'
import { mail, settings } from '#settings.ts'

import { deliver, type MailEvent } from './deliver.ts'
import { sendBySmtp } from './smtp.ts'

/** Declared only where it is used: a declared secret must exist when the functions are deployed. */
const secrets = mail.sender === null ? [] : [defineSecret('SMTP_URL')]
const sender = { address: mail.sender ?? settings.email, name: settings.name }
const site = new URL(settings.site).hostname

const severity = {
  'mail-not-sent': 'ERROR',
  'mail-off': 'WARNING',
  'mail-refused-for-now': 'WARNING'
} as const satisfies Record<MailEvent['event'], string>

const words = {
  'mail-not-sent': 'A mail could not be sent',
  'mail-off': 'A mail waits, and no mail server is configured: see docs/functions.md',
  'mail-refused-for-now': 'A mail will be tried again'
} as const satisfies Record<MailEvent['event'], string>

function log(event: MailEvent): void {
  logger.write({ mail: event, message: words[event.event], severity: severity[event.event] })
}

/** A function for each collection of mails: what asks for one is sent, once. */
export const enviarCorreo = Object.fromEntries(
  Object.values(mailCollections).map(collection => [collection, onMail(collection)])
)

function onMail(collection: (typeof mailCollections)[MailKind]) {
  const kind = collection === 'avisos' ? 'access-notice' : 'contact'
  return onDocumentWritten(
    {
      document: `${collection}/{id}`,
      // Mail servers take few connections of one sender.
      maxInstances: 2,
      region: 'europe-west1',
      retry: true,
      secrets,
      timeoutSeconds: 120
    },
    async ({ data }) => {
      // What this function itself writes about a mail asks for nothing.
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
  )
}
