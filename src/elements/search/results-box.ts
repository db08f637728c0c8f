import { showSearched } from './searched-heading.ts'
import type { Listing } from '#stores/listing/listing.ts'

/** On the page of results the box of the header and the results say the same: a new text keeps the filters. */
export function followSearchBox({ $state, change, page }: Listing): void {
  const input = document.querySelector<HTMLInputElement>('.search input')
  if (!page.isSearch || !input?.form) return
  $state.subscribe(({ text }) => {
    if (document.activeElement !== input) input.value = text
    showSearched(text)
  })
  input.form.addEventListener('submit', event => {
    event.preventDefault()
    change({ text: input.value.trim() })
    input.blur()
  })
}
