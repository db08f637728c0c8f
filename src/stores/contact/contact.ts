import { atom } from 'nanostores'

import {
  type ContactDraft,
  draftKey,
  isSameForm,
  readDraft,
  writeDraft
} from '#domain/contact/contact-draft.ts'
import type { Result } from '#domain/data/remote.ts'
import { type ContactForm, type ContactProblem, validateContactForm } from '#domain/contact/contact-form.ts'
import type { Locale } from '#domain/text/locale.ts'
import { sendContact, type SendContact } from '#services/contact/contact.ts'
import { deviceStorage, type KeyValueStore } from '#services/site/storage.ts'

export type ContactState =
  | { kind: 'writing' }
  | { kind: 'wrong'; problems: ContactProblem[] }
  | { kind: 'sending' }
  | { kind: 'sent' }
  /** It may or may not have arrived; the device keeps it, and it can be sent again without arriving twice. */
  | { kind: 'kept'; isOnDevice: boolean }
  | { kind: 'refused'; why: 'too-often' | 'failed' }

interface Services {
  newKey: () => string
  send: SendContact
  storage: KeyValueStore
}

/** The contact form: nothing is lost, and nothing arrives twice. */
export function createContact({ newKey, send, storage }: Services) {
  const $contact = atom<ContactState>({ kind: 'writing' })

  const draft = (): ContactDraft | null => readDraft(storage.read(draftKey))

  async function submit(form: ContactForm, locale: Locale, trap: string): Promise<void> {
    if ($contact.get().kind === 'sending') return
    const problems = validateContactForm(form)
    if (problems.length > 0) return $contact.set({ kind: 'wrong', problems })
    $contact.set({ kind: 'sending' })
    const kept = draft()
    const key = kept && isSameForm(kept.form, form) ? kept.key : newKey()
    const isOnDevice = storage.write(draftKey, writeDraft({ form, key }))
    const answer = await send({ form, key, locale, trap })
    const state = stateAfter(answer, isOnDevice)
    // The draft stays as long as the message may not have arrived.
    if (state.kind === 'sent' || state.kind === 'wrong') storage.remove(draftKey)
    $contact.set(state)
  }

  return {
    $contact,
    /** Throws away what was kept. */
    discard: () => {
      storage.remove(draftKey)
      $contact.set({ kind: 'writing' })
    },
    /** A draft that an earlier visit could not send. */
    recall: (): ContactForm | null => {
      const kept = draft()
      if (kept && $contact.get().kind === 'writing') $contact.set({ isOnDevice: true, kind: 'kept' })
      return kept?.form ?? null
    },
    submit
  }
}

export const contact = createContact({
  newKey: () => crypto.randomUUID(),
  send: sendContact,
  storage: deviceStorage
})

function stateAfter(answer: Result<true>, isOnDevice: boolean): ContactState {
  if (answer.kind === 'done') return { kind: 'sent' }
  if (answer.code === 'resource-exhausted') return { kind: 'refused', why: 'too-often' }
  if (mayArriveLater.has(answer.code)) return { isOnDevice, kind: 'kept' }
  return { kind: 'refused', why: 'failed' }
}

/** The function did not refuse: the request or its answer was lost. */
const mayArriveLater = new Set(['offline', 'unavailable', 'deadline-exceeded', 'internal'])
