import { draftKey } from '#domain/contact/contact-draft.ts'

import { offerSavedForm } from './saved-form.ts'

/** A message that could not be sent on an earlier visit is offered again. */
export function offerSavedMessage(): void {
  offerSavedForm(document.querySelector('[data-contact-form]'), () => localStorage, draftKey)
}
