import { draftKey } from '#domain/contact-draft.ts'
import { draftKeyOf } from '#domain/opinion-draft.ts'

import { wakeAround } from './islands.ts'

/** A message that could not be sent on an earlier visit is offered again as soon as the page is there. */
export function offerKeptMessage(): void {
  if (isKept(() => localStorage, draftKey)) wake(document.querySelector('[data-contact-form]'))
}

/** An opinion that waited for its author to sign in stands in the form again. */
export function offerKeptOpinion(): void {
  const place = document.querySelector<HTMLElement>('[data-opinion-form]')
  const { opinionForm: experienceId } = place?.dataset ?? {}
  if (experienceId && isKept(() => sessionStorage, draftKeyOf(experienceId))) wake(place)
}

function wake(place: HTMLElement | null): void {
  void wakeAround(place?.querySelector('astro-island') ?? null)
}

/** Where nothing can be kept, nothing was. */
function isKept(open: () => Storage, key: string): boolean {
  try {
    return open().getItem(key) !== null
  } catch {
    return false
  }
}
