export { showCardStarts } from './card-starts.ts'

/** What follows the visitor's questions: most of a listing's code, which its first touch brings. */
export async function loadCards() {
  return import('./listing-cards.ts')
}
