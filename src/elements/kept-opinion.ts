import { draftKeyOf } from '#domain/opinion-draft.ts'

import { offerKept } from './kept-form.ts'

/** An opinion that waited for its author to sign in stands in the form again. */
export function offerKeptOpinion(): void {
  const form = document.querySelector<HTMLElement>('[data-opinion-form]')
  const { opinionForm: experienceId } = form?.dataset ?? {}
  if (experienceId) offerKept(form, () => sessionStorage, draftKeyOf(experienceId))
}
