import { maxLetters } from './searched-heading.ts'
import { askAgain } from '#domain/listing/listing-query.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import type { Listing } from '#stores/listing/listing.ts'

/** On the page of results the box of the header, the heading and the results say the same: a new text keeps the filters. */
export function followSearchBox({ $state, change, page }: Listing): void {
  const input = document.querySelector<HTMLInputElement>('.search input')
  if (!page.isSearch || !input?.form) return
  let named = document.querySelector<HTMLElement>('[data-searched]')?.dataset.unsearched ?? ''
  $state.subscribe(({ text }) => {
    if (document.activeElement !== input) input.value = text
    named = nameResults(text, named)
  })
  input.form.addEventListener('submit', event => {
    event.preventDefault()
    change(askAgain($state.get(), input.value))
    input.blur()
  })
}

/** Says in heading and title what is searched for, and what they say now. */
function nameResults(text: string, before: string): string {
  const heading = document.querySelector<HTMLElement>('[data-searched]')
  if (!heading) return before
  const { searched = '', unsearched = '' } = heading.dataset
  const after = text === '' ? unsearched : interpolate(searched, { text: text.slice(0, maxLetters) })
  heading.textContent = after
  document.title = document.title.replace(before, () => after)
  return after
}
