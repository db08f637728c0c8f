import { draftKeyOf } from '#domain/opinion/opinion-draft.ts'

import { offerSavedForm } from '#elements/contact/saved-form.ts'

/** An opinion that waited for its author to sign in stands in the form again. */
export function offerSavedOpinion(): void {
  const form = document.querySelector<HTMLElement>('[data-opinion-form]')
  const { opinionForm: experienceId } = form?.dataset ?? {}
  if (experienceId) offerSavedForm(form, () => sessionStorage, draftKeyOf(experienceId))
}
