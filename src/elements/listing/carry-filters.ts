import { writeListingQuery } from '#domain/listing/listing-query.ts'
import type { Listing } from '#stores/listing/listing.ts'

/** The links to other categories take the filters along, and those of what is shown say so. */
export function carryFilters({ $state }: Listing): void {
  $state.subscribe(state => {
    const query = writeListingQuery({ ...state, categories: [] })
    const shown = state.categories.length === 0 ? [''] : state.categories
    for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-carries-filters] a')) {
      link.search = query
      if (shown.includes(link.dataset.category ?? '')) link.setAttribute('aria-current', 'page')
      else link.removeAttribute('aria-current')
    }
  })
}
