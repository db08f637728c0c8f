import { z } from 'zod'

import { type Account, type Registration, roles } from '#domain/account/account.ts'
import type { Profile } from '#domain/account/profile.ts'
import { longestName, moment, plainText, statedMoment } from '#contract/fields/fields.ts'
import { parsedOrNull, trimmed } from './fitting.ts'

const words = plainText(longestName)

/** A document of `usuarios`. */
const userDocument = z
  .object({
    apellidos: words,
    emailContacto: words,
    nombre: words,
    registro: statedMoment,
    rol: z.enum(roles),
    telefonoContacto: words,
    ultimoLogin: statedMoment
  })
  .transform(
    ({ apellidos, emailContacto, nombre, registro, rol, telefonoContacto, ultimoLogin }): Account => ({
      contactEmail: emailContacto ?? '',
      contactPhone: telefonoContacto ?? '',
      lastLogin: ultimoLogin,
      name: nombre ?? '',
      registered: registro,
      role: rol,
      surname: apellidos ?? ''
    })
  )

/** A document of `registros`. */
export const registrationDocument = z.object({ moment, uid: trimmed.min(1) })

export function decodeAccount(document: unknown): Account | null {
  return parsedOrNull(userDocument, document)
}

export function encodeAccount({ lastLogin, registered, role, ...profile }: Account) {
  return { ...encodeProfile(profile), registro: registered, rol: role, ultimoLogin: lastLogin }
}

export function encodeProfile({ contactEmail, contactPhone, name, surname }: Profile) {
  return {
    apellidos: surname || null,
    emailContacto: contactEmail || null,
    nombre: name || null,
    telefonoContacto: contactPhone || null
  }
}

/** Identity from the sign-in, as it is copied into a person's document (specification, section 3). */
export function encodeIdentity({
  displayName,
  email,
  isEmailVerified,
  phone,
  picture,
  providers,
  uid
}: Identity) {
  return {
    displayName,
    email,
    emailVerified: isEmailVerified,
    phoneNumber: phone,
    photoURL: picture,
    providerData: [...providers],
    uid
  }
}

interface Identity {
  displayName: string | null
  email: string | null
  isEmailVerified: boolean
  phone: string | null
  picture: string | null
  providers: readonly string[]
  uid: string
}

/** Everything about a person in one file, which is theirs to read. */
export function encodeOwnData({ account, lists, signIn }: OwnData): Record<string, unknown> {
  return { acceso: signIn, usuario: account, ...lists }
}

interface OwnData {
  account: unknown
  /** Documents by the collection they are in. */
  lists: Record<string, unknown>
  signIn: unknown
}

export function decodeRegistration(document: unknown): Registration | null {
  return parsedOrNull(registrationDocument, document)
}

export function encodeRegistration({ moment: at, uid }: Registration): z.input<typeof registrationDocument> {
  return { moment: at, uid }
}
