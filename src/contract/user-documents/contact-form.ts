import type { ContactForm } from '#domain/contact/contact-form.ts'
import { waitingMail } from '#domain/mail/delivery.ts'
import type { Locale } from '#domain/text/locale.ts'

import { encodeMailDelivery } from './mail.ts'

/** Record of a message in `contactos`. */
interface ContactRecord {
  form: ContactForm
  locale: Locale | null
  moment: Date
  uid: string | null
}

/**
 * A document of `contactos`. `to`, `replyTo` and `message` are its mail: always to the business, whatever the form says.
 */
export function encodeContactRecord(
  { form, locale, moment, uid }: ContactRecord,
  mailbox: string,
  subject: string
) {
  return {
    ...encodeMailDelivery(waitingMail(moment)),
    checkbox: form.acceptsTerms,
    email: form.email,
    idioma: locale,
    mensaje: form.message,
    message: { subject, text: `${form.message}\n\n-- \n${form.name}\n${form.email}` },
    moment: moment.toISOString(),
    name: form.name,
    replyTo: form.email,
    to: mailbox,
    uid
  }
}

/** Whether a document of `contactos` holds this very message. */
export function holdsMessage(document: object | undefined, { email, message }: ContactForm): boolean {
  const kept: { email?: unknown; mensaje?: unknown } = document ?? {}
  return kept.email === email && kept.mensaje === message
}
