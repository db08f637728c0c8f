import { z } from 'zod/mini'

import type { AccessChange } from '#domain/account/access-notice.ts'
import { ownLanguage } from '#contract/fields/plain-fields.ts'
import { enumCodec, objectCodec } from '#contract/values/codecs.ts'
import type { Language } from '#domain/text/locale.ts'

import { defineCall } from './call.ts'

const accessChange = enumCodec<AccessChange>({
  email: 'correo',
  google: 'google',
  password: 'contrasena',
  phone: 'telefono'
})

/** The changed way into the account, and the language of its owner. */
export interface ReportedChange {
  change: AccessChange
  language: Language
}

/** `avisarCambioAcceso`: a way into the account was changed. The answer says whether a mail is written: there must be a verified address. */
export const accessNoticeCall = defineCall<ReportedChange, { isNotified: boolean }>(
  'avisarCambioAcceso',
  objectCodec({ change: ['cambio', accessChange], language: ['idioma', ownLanguage] }),
  objectCodec({ isNotified: ['avisado', z.boolean()] })
)
