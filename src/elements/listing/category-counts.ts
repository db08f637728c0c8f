import type { Listing } from '#stores/listing/listing.ts'

/** The links to other categories say how many each leaves of what is asked for; where nothing is, what the page was built with. */
export function countCategories({ $shown, $tally }: Pick<Listing, '$shown' | '$tally'>): void {
  const links = [...document.querySelectorAll<HTMLElement>('[data-carries-filters] [data-category]')]
  const built = new Map(links.map(link => [link, link.querySelector('small')?.innerHTML ?? null]))
  const count = () => {
    const tally = $shown.get().kind === 'as-built' ? null : $tally.get()
    for (const link of links) {
      const found = tally?.('categories', link.dataset.category ? [link.dataset.category] : []) ?? null
      const text = found === null ? (built.get(link) ?? null) : String(found)
      link.toggleAttribute('data-none', found === 0)
      if (text !== null) numberOf(link).innerHTML = text
      else link.querySelector('[data-added]')?.remove()
    }
  }
  $shown.subscribe(count)
  $tally.listen(count)
}

function numberOf(link: HTMLElement): Element {
  const known = link.querySelector('small')
  if (known) return known
  const number = document.createElement('small')
  const added = document.createElement('span')
  added.dataset.added = ''
  added.append(' ', number)
  link.append(added)
  return number
}
