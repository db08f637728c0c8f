import { z } from 'zod/mini'

import type { NoticedChange, SignInMethods } from '#domain/account/access-notice.ts'
import { waitingMail } from '#domain/mail/delivery.ts'
import { noticeDays } from '#domain/privacy/retention.ts'
import type { Language } from '#domain/text/locale.ts'

import { readerOf } from '#contract/fields/plain-fields.ts'

import { encodeMailDelivery } from './mail.ts'

/** Reads from a document of `usuarios` how its owner signed in last. */
const identity = z.object({
  email: z.nullable(z.string()),
  emailVerified: z.boolean(),
  phoneNumber: z.nullable(z.string()),
  providerData: z.array(z.string())
})

const readIdentity = readerOf(identity)

/** Null where there was no sign-in yet. */
export function decodeSignInMethods(document: unknown): SignInMethods | null {
  const found = readIdentity(document)
  return (
    found && {
      email: found.email,
      isEmailVerified: found.emailVerified,
      phone: found.phoneNumber,
      providers: found.providerData
    }
  )
}

interface AccessNotice {
  addresses: string[]
  changes: readonly NoticedChange[]
  language: Language
  moment: Date
  subject: string
  text: string
  /** Null for an address without an account. */
  uid: string | null
}

const millisecondsPerDay = 24 * 60 * 60 * 1000

/**
 * A document of `avisos`. `to` and `message` are its mail: to the addresses that the sign-in knows, never to one from a form. The database removes it after `caduca`.
 */
export function encodeAccessNotice({
  addresses,
  changes,
  language,
  moment,
  subject,
  text,
  uid
}: AccessNotice) {
  return {
    ...encodeMailDelivery(waitingMail(moment)),
    caduca: new Date(moment.getTime() + noticeDays * millisecondsPerDay),
    cambios: [...changes],
    idioma: language,
    message: { subject, text },
    moment: moment.toISOString(),
    to: addresses,
    uid
  }
}
