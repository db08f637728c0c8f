import { z } from 'zod'

import { type Account, type Registration, roles } from '#domain/account.ts'
import { longestName, moment, plainText, statedMoment } from '#contract/fields.ts'
import { fitting, trimmed } from './fitting.ts'

/** A document of `usuarios`. */
export const userDocument = z
  .object({
    nombre: plainText(longestName),
    registro: statedMoment,
    rol: z.enum(roles),
    ultimoLogin: statedMoment
  })
  .transform(({ nombre, registro, rol, ultimoLogin }): Account => ({
    lastLogin: ultimoLogin,
    name: nombre,
    registered: registro,
    role: rol
  }))

/** A document of `registros`. */
export const registrationDocument = z.object({ moment, uid: trimmed.min(1) })

export function decodeAccount(document: unknown): Account | null {
  return fitting(userDocument, document)
}

export function encodeAccount({ lastLogin, name, registered, role }: Account): z.input<typeof userDocument> {
  return { nombre: name, registro: registered, rol: role, ultimoLogin: lastLogin }
}

export function decodeRegistration(document: unknown): Registration | null {
  return fitting(registrationDocument, document)
}

export function encodeRegistration({ moment: at, uid }: Registration): z.input<typeof registrationDocument> {
  return { moment: at, uid }
}
