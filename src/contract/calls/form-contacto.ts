import { z } from 'zod/mini'

import type { ContactForm } from '#domain/contact/contact-form.ts'
import { type Locale, locales } from '#domain/text/locale.ts'
import { text, textLines } from '#contract/fields/plain-fields.ts'

import { defineCall } from './call.ts'

/** Longer than any rule of the form allows: what is longer is no slip of a person. */
const longestText = 20_000

/** A message to the business; its form may still be wrong. */
export interface ContactRequest {
  form: ContactForm
  /** Made once for each message: the same message sent twice arrives once. */
  key: string | null
  /** The language in which the person reads the site. */
  locale: Locale | null
  /** Field that people do not see: only programs fill it in. */
  trap: string
}

/** The form as it travels (specification, section 7), and what the browser adds to it. */
const payload = z.object({
  checkbox: z.boolean(),
  email: text(longestText),
  envio: z.optional(z.uuid()),
  idioma: z.optional(z.enum(locales)),
  mensaje: textLines(longestText),
  name: text(longestText),
  sitio: z.optional(text(longestText))
})

/** `formContacto`: keeps a message. */
export const formContacto = defineCall<ContactRequest, true>(
  'formContacto',
  z.codec(payload, z.custom<ContactRequest>(), {
    decode: ({ checkbox, email, envio = null, idioma = null, mensaje, name, sitio = '' }) => ({
      form: { acceptsTerms: checkbox, email, message: mensaje, name },
      key: envio,
      locale: idioma,
      trap: sitio
    }),
    encode: ({ form, key, locale, trap }) => ({
      checkbox: form.acceptsTerms,
      email: form.email,
      mensaje: form.message,
      name: form.name,
      sitio: trap,
      ...(key === null ? {} : { envio: key }),
      ...(locale === null ? {} : { idioma: locale })
    })
  }),
  z.literal(true)
)
