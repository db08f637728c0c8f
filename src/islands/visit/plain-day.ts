import { visitKeys } from '#domain/visit/visit-keys.ts'

import type { WhenTexts } from './visit-labels.ts'

/** The field for a day as the server draws it, in the place of the strip. Where a form has no button of its own, one sends it. */
export function plainDay({ choose, day }: WhenTexts): string {
  const button = choose === undefined ? '' : `<button>${choose}</button>`
  return `<label>${day} <input type="date" name="${visitKeys.day}"></label>${button}`
}
