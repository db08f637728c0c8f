import { z } from 'zod/mini'

import { isMailAddress, type Mail, type MailKind } from '#domain/mail/mail.ts'
import type { MailDelivery, MailState } from '#domain/mail/delivery.ts'
import { languageOf, locales } from '#domain/text/locale.ts'

import { nullable, readerOf } from '#contract/fields/plain-fields.ts'
import { enumCodec, objectCodec } from '#contract/values/codecs.ts'

const states = {
  failed: 'fallido',
  retrying: 'reintento',
  sending: 'enviando',
  sent: 'enviado',
  waiting: 'espera'
} as const satisfies Record<MailState, string>

/** True in the documents of mails that are not sent, for queries. */
export const unsentField = 'sinEnviar'

export const mailStateCodec = enumCodec<MailState>(states)

const delivery = objectCodec({
  attempts: ['intentos', z.int()],
  delivered: ['entregados', z.array(z.string())],
  messageId: ['idMensaje', z.nullable(z.string())],
  moment: ['fecha', z.iso.datetime()],
  reason: ['motivo', z.nullable(z.string())],
  state: ['estado', mailStateCodec]
})

/** The fields of a document that say what became of its mail. */
export function encodeMailDelivery(value: MailDelivery) {
  return { envio: z.encode(delivery, value), [unsentField]: value.state !== 'sent' }
}

/** Null for a document of before this site sent its mails itself, and for one without mail. */
export function decodeMailDelivery(document: unknown): MailDelivery | null {
  const { envio }: { envio?: unknown } = Object(document)
  return z.safeDecode(delivery, Object(envio)).data ?? null
}

const oneLine = z.string().check(z.minLength(1), z.regex(/^[^\p{Cc}\u2028\u2029]*$/u))

const address = z.string().check(z.refine(isMailAddress))

const readMail = readerOf(
  z.object({
    idioma: nullable(z.enum(locales)),
    message: z.object({ subject: oneLine, text: z.string() }),
    name: nullable(oneLine),
    replyTo: nullable(z.string()),
    to: z.union([address, z.array(address).check(z.minLength(1))])
  })
)

/** Null where the document cannot be sent: a line break in a header or what is no address is not repaired here. The text of a visitor names their address, too. */
export function decodeMail(kind: MailKind, document: unknown): Mail | null {
  const found = readMail(document)
  if (found === null) return null
  const { idioma, message, name, replyTo, to } = found
  return {
    kind,
    language: languageOf(idioma ?? 'es'),
    replyTo: replyTo !== null && isMailAddress(replyTo) ? { address: replyTo, name: name ?? '' } : null,
    subject: message.subject,
    text: message.text,
    to: typeof to === 'string' ? [to] : to
  }
}
