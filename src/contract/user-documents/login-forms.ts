import { z } from 'zod'

import {
  type LoginForm,
  type PhoneForm,
  type RegistrationForm,
  type ResetForm,
  validateCredentials,
  validatePhoneForm,
  validateResetForm
} from '#domain/account/login-forms.ts'
import { parsedOrNull, refineWith, trimmed } from './fitting.ts'

const credentialNames = { email: 'email', password: 'password' } as const

export const loginForm = z
  .object({ email: trimmed, mostrarPassword: z.boolean(), password: z.string() })
  .transform(({ email, mostrarPassword, password }): LoginForm => ({
    email,
    password,
    showsPassword: mostrarPassword
  }))
  .superRefine(refineWith(validateCredentials, credentialNames))

export const registrationForm = z
  .object({ email: trimmed, password: z.string() })
  .superRefine(refineWith(validateCredentials, credentialNames))

export const resetForm = z
  .object({ email: trimmed })
  .superRefine(refineWith(validateResetForm, credentialNames))

export const phoneForm = z
  .object({ codigo: trimmed, telefono: trimmed, valido: z.boolean() })
  .transform(({ codigo, telefono, valido }): PhoneForm => ({
    code: codigo,
    isPhoneValid: valido,
    phone: telefono
  }))
  .superRefine(refineWith(validatePhoneForm, { phone: 'telefono' }))

export function decodeLoginForm(form: unknown): LoginForm | null {
  return parsedOrNull(loginForm, form)
}

export function encodeLoginForm({ email, password, showsPassword }: LoginForm): z.input<typeof loginForm> {
  return { email, mostrarPassword: showsPassword, password }
}

export function decodeRegistrationForm(form: unknown): RegistrationForm | null {
  return parsedOrNull(registrationForm, form)
}

export function encodeRegistrationForm({
  email,
  password
}: RegistrationForm): z.input<typeof registrationForm> {
  return { email, password }
}

export function decodeResetForm(form: unknown): ResetForm | null {
  return parsedOrNull(resetForm, form)
}

export function encodeResetForm({ email }: ResetForm): z.input<typeof resetForm> {
  return { email }
}

export function decodePhoneForm(form: unknown): PhoneForm | null {
  return parsedOrNull(phoneForm, form)
}

export function encodePhoneForm({ code, isPhoneValid, phone }: PhoneForm): z.input<typeof phoneForm> {
  return { codigo: code, telefono: phone, valido: isPhoneValid }
}
