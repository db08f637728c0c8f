import { z } from 'zod/mini'

import { type Account, roles } from '#domain/account/account.ts'
import { type Language, languages } from '#domain/text/locale.ts'
import { longestPersonName, type Profile } from '#domain/account/profile.ts'
import { text } from '#contract/fields/plain-fields.ts'

import { defineCall } from './call.ts'

const longestEmail = 254
const longestPhone = 16
/** Tokens of Firebase have about a thousand characters. */
const longestToken = 8000

const stated = z.nullable(z.string())

const account = z.object({
  apellidos: stated,
  emailContacto: stated,
  nombre: stated,
  registro: stated,
  rol: z.enum(roles),
  telefonoContacto: stated,
  ultimoLogin: stated
})

export type AccountAnswer = z.output<typeof account>

/** An account as a function answers it. */
export function accountIn(answer: AccountAnswer): Account {
  return {
    contactEmail: answer.emailContacto ?? '',
    contactPhone: answer.telefonoContacto ?? '',
    lastLogin: answer.ultimoLogin,
    name: answer.nombre ?? '',
    registered: answer.registro,
    role: answer.rol,
    surname: answer.apellidos ?? ''
  }
}

const signInRequest = z.object({
  anonimo: z.nullable(text(longestToken)),
  idioma: z.optional(z.enum(languages))
})

/** `registrarAcceso`: somebody signed in. `anonimo` is the token of the anonymous visitor they were before, when that one is left behind. */
export const signInCall = defineCall('registrarAcceso', signInRequest, account)

/** The language is that of the page, for the mail about a way in that has changed since. */
export function askSignIn(anonymousToken: string | null, language: Language): z.output<typeof signInRequest> {
  return { anonimo: anonymousToken, idioma: language }
}

export function signInIn({ anonimo, idioma }: z.output<typeof signInRequest>) {
  return { anonymousToken: anonimo, language: idioma ?? 'es' }
}

/** `registrarUsuario`: somebody new came in by telephone. */
export const registrationCall = defineCall('registrarUsuario', z.object({}), z.object({ nuevo: z.boolean() }))

const profileFields = z.object({
  apellidos: text(longestPersonName),
  emailContacto: text(longestEmail),
  nombre: text(longestPersonName),
  telefonoContacto: text(longestPhone)
})

export type ProfileRequest = z.output<typeof profileFields>

/** `guardarPerfil`: what a customer writes about themselves. */
export const saveProfileCall = defineCall('guardarPerfil', profileFields, account)

export function askProfile({ contactEmail, contactPhone, name, surname }: Profile): ProfileRequest {
  return {
    apellidos: surname,
    emailContacto: contactEmail,
    nombre: name,
    telefonoContacto: contactPhone
  }
}

export function profileIn({ apellidos, emailContacto, nombre, telefonoContacto }: ProfileRequest): Profile {
  return {
    contactEmail: emailContacto,
    contactPhone: telefonoContacto,
    name: nombre,
    surname: apellidos
  }
}

/** `misDatos`: everything that is kept about a customer, by the collections it is in. */
export const ownDataCall = defineCall('misDatos', z.object({}), z.record(z.string(), z.unknown()))

/** `eliminarCuenta`: deletes a customer; `facturas` is how many invoices the law has us keep. */
export const deleteAccountCall = defineCall(
  'eliminarCuenta',
  z.object({}),
  z.object({ facturas: z.number() })
)

/** `miCuenta`: the customer's own record, and again whenever it changes; null before they have one. */
export const accountCall = defineCall('miCuenta', z.object({}), z.nullable(account))
