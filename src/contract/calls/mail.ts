import { z } from 'zod/mini'

import { id } from '#contract/fields/plain-fields.ts'
import { enumCodec, objectCodec } from '#contract/values/codecs.ts'
import { mailStateCodec } from '#contract/user-documents/mail.ts'
import { mailCollections } from '#contract/user-documents/mail-collections.ts'
import type { MailKind } from '#domain/mail/mail.ts'
import type { UnsentMail } from '#domain/mail/delivery.ts'

import { defineCall } from './call.ts'

const place = {
  id,
  kind: ['coleccion', enumCodec<MailKind>(mailCollections)]
} as const

const unsent = objectCodec({
  ...place,
  moment: ['fecha', z.iso.datetime()],
  reason: ['motivo', z.nullable(z.string())],
  replyTo: ['responderA', z.nullable(z.string())],
  state: ['estado', mailStateCodec],
  subject: ['asunto', z.string()],
  text: ['texto', z.nullable(z.string())],
  to: ['para', z.array(z.string())]
})

/** The mails that are not sent, the oldest first, and whether there are more of them. */
export interface UnsentMails {
  hasMore: boolean
  mails: UnsentMail[]
}

/** `listarCorreos`: the mails that are not sent, for administrators. */
export const listarCorreos = defineCall<object, UnsentMails>(
  'listarCorreos',
  z.object({}),
  objectCodec({ hasMore: ['hayMas', z.boolean()], mails: ['correos', z.array(unsent)] }),
  { by: 'administrator', data: {} }
)

/** `reenviarCorreo`: asks for a mail that is not sent once more; true also where there is nothing to send any more. */
export const reenviarCorreo = defineCall<Pick<UnsentMail, 'id' | 'kind'>, true>(
  'reenviarCorreo',
  objectCodec(place),
  z.literal(true),
  { by: 'administrator', data: { coleccion: 'contactos', id: 'ninguno' } }
)
