import { z } from 'zod/mini'

import { type Account, roles } from '#domain/account/account.ts'
import type { Language } from '#domain/text/locale.ts'
import { longestPersonName, type Profile } from '#domain/account/profile.ts'
import { ownLanguage, text } from '#contract/fields/plain-fields.ts'
import { objectCodec } from '#contract/values/codecs.ts'

import { defineCall } from './call.ts'

const longestEmail = 254
const longestPhone = 16
/** Tokens of Firebase have about a thousand characters. */
const longestToken = 8000

/** A missing text is read as empty. */
const said = z.codec(z.nullable(z.string()), z.string(), {
  decode: text => text ?? '',
  encode: text => text || null
})

const account = objectCodec({
  contactEmail: ['emailContacto', said],
  contactPhone: ['telefonoContacto', said],
  lastLogin: ['ultimoLogin', z.nullable(z.string())],
  name: ['nombre', said],
  registered: ['registro', z.nullable(z.string())],
  role: ['rol', z.enum(roles)],
  surname: ['apellidos', said]
})

interface SignInRequest {
  /** That of the anonymous visitor they were before, when that one is left behind. */
  anonymousToken: string | null
  /** That of the page, for the mail about a way in that has changed since. */
  language: Language
}

/** `registrarAcceso`: a person signed in. */
export const signInCall = defineCall<SignInRequest, Account>(
  'registrarAcceso',
  objectCodec({
    anonymousToken: ['anonimo', z.nullable(text(longestToken))],
    language: ['idioma', ownLanguage]
  }),
  account
)

/** `registrarUsuario`: a new person signed in by telephone. */
export const registrationCall = defineCall('registrarUsuario', z.object({}), z.object({ nuevo: z.boolean() }))

/** `guardarPerfil`: what a customer writes about themselves. */
export const saveProfileCall = defineCall<Profile, Account>(
  'guardarPerfil',
  objectCodec({
    contactEmail: ['emailContacto', text(longestEmail)],
    contactPhone: ['telefonoContacto', text(longestPhone)],
    name: ['nombre', text(longestPersonName)],
    surname: ['apellidos', text(longestPersonName)]
  }),
  account
)

/** `misDatos`: everything that is kept about a customer, by the collections it is in. */
export const ownDataCall = defineCall('misDatos', z.object({}), z.record(z.string(), z.unknown()))

/** `eliminarCuenta`: deletes a customer, and says how many invoices the law has us keep. */
export const deleteAccountCall = defineCall<object, { invoices: number }>(
  'eliminarCuenta',
  z.object({}),
  objectCodec({ invoices: ['facturas', z.number()] })
)

/** `miCuenta`: the customer's own record, and again whenever it changes; null before they have one. */
export const accountCall = defineCall<object, Account | null>('miCuenta', z.object({}), z.nullable(account))
