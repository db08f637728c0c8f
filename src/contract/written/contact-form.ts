import { z } from 'zod'

import { type ContactForm, validateContactForm } from '#domain/contact-form.ts'
import { fitting, obeying, trimmed } from './fitting.ts'

const names = {
  acceptsTerms: 'checkbox',
  email: 'email',
  message: 'mensaje',
  name: 'name'
} as const satisfies Record<keyof ContactForm, string>

export const contactForm = z
  .object({ checkbox: z.boolean(), email: trimmed, mensaje: trimmed, name: trimmed })
  .transform(({ checkbox, email, mensaje, name }): ContactForm => ({
    acceptsTerms: checkbox,
    email,
    message: mensaje,
    name
  }))
  .superRefine(obeying(validateContactForm, names))

export function decodeContactForm(payload: unknown): ContactForm | null {
  return fitting(contactForm, payload)
}

export function encodeContactForm({
  acceptsTerms,
  email,
  message,
  name
}: ContactForm): z.input<typeof contactForm> {
  return { checkbox: acceptsTerms, email, mensaje: message, name }
}
