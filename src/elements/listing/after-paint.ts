export { showCardStarts } from './card-starts.ts'

/** Loads the code that answers the visitor's questions: most of a listing's code, at its first touch. */
export async function loadCards() {
  return import('./listing-cards.ts')
}
