import { draftKey } from '#domain/contact-draft.ts'

import { wakeIsland } from './wake.ts'

/** A message that could not be sent on an earlier visit is offered again as soon as the page is there. */
export function offerKeptMessage(): void {
  try {
    if (localStorage.getItem(draftKey) === null) return
  } catch {
    // Where nothing can be kept, nothing was.
    return
  }
  wakeIsland(document.querySelector('[data-contact-form]'))
}
