import type { CollectionReference } from 'firebase-admin/firestore'

import type { ContactRequest } from '#contract/calls/form-contacto.ts'
import { encodeContactRecord, holdsMessage } from '#contract/user-documents/contact-form.ts'
import { validateContactForm } from '#domain/contact/contact-form.ts'

import type { Person } from '#functions/site/caller.ts'
import { done, type Outcome, refuse } from '#functions/site/outcome.ts'

interface Mailbox {
  email: string
  name: string
}

/** The code of gRPC for a document that is there already. */
const alreadyThere = 6

/**
 * Keeps a message for the business. It cannot be used to write to others: the recipient is fixed. A message that arrives again with its
 * key is there already; another one with that key is refused, and changes nothing.
 */
export function createContactHandler(messages: () => CollectionReference, mailbox: Mailbox, now: () => Date) {
  return async (
    { form, key, locale, trap }: ContactRequest,
    caller: Person | null
  ): Promise<Outcome<true>> => {
    const [problem] = validateContactForm(form)
    if (problem) return refuse('invalid-argument', `Wrong: ${problem.field}`, problem.code)
    // To a program that fills in everything it looks as if it had worked.
    if (trap !== '') return done(true)
    const record = { form, locale, moment: now(), uid: caller?.uid ?? null }
    const ref = key === null ? messages().doc() : messages().doc(key)
    try {
      await ref.create(encodeContactRecord(record, mailbox.email, `${mailbox.name}: ${form.name}`))
      return done(true)
    } catch (error) {
      if (Object(error).code !== alreadyThere) throw error
    }
    const isSame = holdsMessage((await ref.get()).data(), form)
    return isSame ? done(true) : refuse('already-exists', 'Another message has this key')
  }
}
