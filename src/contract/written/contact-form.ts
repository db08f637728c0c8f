import type { ContactForm } from '#domain/contact/contact-form.ts'
import type { Locale } from '#domain/text/locale.ts'

/** What is kept of a message, in `contactos`. */
interface ContactRecord {
  form: ContactForm
  locale: Locale | null
  /** ISO 8601. */
  moment: string
  uid: string | null
}

/**
 * A document of `contactos`. `to`, `replyTo` and `message` are what the extension «Trigger Email» sends: always to the business, whatever the
 * form says, and as plain text.
 */
export function encodeContactRecord(
  { form, locale, moment, uid }: ContactRecord,
  mailbox: string,
  subject: string
) {
  return {
    checkbox: form.acceptsTerms,
    email: form.email,
    idioma: locale,
    mensaje: form.message,
    message: { subject, text: form.message },
    moment,
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
