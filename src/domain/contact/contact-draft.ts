import type { ContactForm } from './contact-form.ts'

/** Where the device keeps it. */
export const draftKey = 'contacto'

/** A message that did not get through, as the device keeps it. */
export interface ContactDraft {
  form: ContactForm
  /** With it the same message arrives once, however often it is sent. */
  key: string
}

export function writeDraft({ form, key }: ContactDraft): string {
  return JSON.stringify({ ...form, key })
}

/** Null when nothing was kept, or nothing that can be read. */
export function readDraft(text: string | null): ContactDraft | null {
  try {
    const { acceptsTerms, email, key, message, name }: Record<string, unknown> = Object(
      JSON.parse(text ?? '')
    )
    const isWhole =
      typeof key === 'string' &&
      typeof email === 'string' &&
      typeof message === 'string' &&
      typeof name === 'string'
    return isWhole ? { form: { acceptsTerms: acceptsTerms === true, email, message, name }, key } : null
  } catch {
    return null
  }
}

/** A message that was changed is another message. */
export function isSameForm(one: ContactForm, other: ContactForm): boolean {
  return one.email === other.email && one.message === other.message && one.name === other.name
}
