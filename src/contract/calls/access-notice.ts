import { z } from 'zod/mini'

import type { AccessChange } from '#domain/account/access-notice.ts'
import { type Language, languages } from '#domain/text/locale.ts'

import { defineCall } from './call.ts'

const changes = {
  contrasena: 'password',
  correo: 'email',
  google: 'google',
  telefono: 'phone'
} as const satisfies Record<string, AccessChange>

const changeNames = {
  email: 'correo',
  google: 'google',
  password: 'contrasena',
  phone: 'telefono'
} as const satisfies Record<AccessChange, keyof typeof changes>

const request = z.object({
  cambio: z.enum(['contrasena', 'correo', 'google', 'telefono']),
  idioma: z.optional(z.enum(languages))
})

/** `avisarCambioAcceso`: a way into the account was changed. The answer says whether a mail goes out: there must be a verified address. */
export const accessNoticeCall = defineCall('avisarCambioAcceso', request, z.object({ avisado: z.boolean() }))

/** What was changed, and in which language its owner reads. */
export interface ReportedChange {
  change: AccessChange
  language: Language
}

export function reportedChangeIn({ cambio, idioma }: z.output<typeof request>): ReportedChange {
  return { change: changes[cambio], language: idioma ?? 'es' }
}

export function askAccessNotice({ change, language }: ReportedChange): z.output<typeof request> {
  return { cambio: changeNames[change], idioma: language }
}

export function isOwnerTold({ avisado }: { avisado: boolean }): boolean {
  return avisado
}
