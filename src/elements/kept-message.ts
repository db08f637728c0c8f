import { draftKey } from '#domain/contact-draft.ts'

import { offerKept } from './kept-form.ts'

/** A message that could not be sent on an earlier visit is offered again. */
export function offerKeptMessage(): void {
  offerKept(document.querySelector('[data-contact-form]'), () => localStorage, draftKey)
}
