import { drawFound } from '#cards/found/draw-found.tsx'
import { quotedTerms } from '#domain/listing/filters/text.ts'
import { asksForWordsAlone } from '#domain/listing/listing-page.ts'
import { countsOf } from '#domain/listing/listing-results.ts'
import { readFoundWords } from '#domain/search/found-words.ts'
import { search } from '#domain/search/search.ts'
import { pageOptions } from '#domain/search/search-options.ts'
import { pluralText } from '#domain/text/plural-text.ts'
import { isPartySet } from '#domain/visit/visit.ts'
import type { Listing, Shown } from '#stores/listing/listing.ts'
import { $mode } from '#stores/partner/mode.ts'
import { visitorSearch } from '#stores/search/search.ts'

type Found = Extract<Shown, { kind: 'found' }>

/**
 * Says above the results what was found, until a touch wakes the island, which says the same in the same place. The bar of the island knows nothing yet of what is asked for: where that is
 * more than words, or where nothing was found, the island wakes at once.
 */
export function showEarlyResults(section: HTMLElement, listing: Listing, wakeIsland: () => void): void {
  const island = section.querySelector('astro-island[ssr]')
  if (!island) return
  const place = document.createElement('div')
  place.className = 'early-found'
  const stops = [
    listing.$shown.subscribe(shown => {
      if (!isPlain(listing)) return wakeIsland()
      if (shown.kind === 'waiting') return
      if (shown.kind !== 'found' || !isSimple(shown)) return wakeIsland()
      if (!place.hasChildNodes()) place.append(...foundNodes(section, listing, shown))
      if (!place.isConnected) island.after(place)
      delete document.documentElement.dataset.awaitsResults
    })
  ]
  let pressed: string | null = null
  place.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (!button) return
    pressed = button.ariaLabel
    wakeIsland()
  })
  island.addEventListener(
    'astro:hydrate',
    () => {
      for (const stop of stops) stop()
      place.remove()
      const buttons = [...island.querySelectorAll<HTMLElement>('.chips-on button')]
      if (pressed !== null) buttons.find(({ ariaLabel }) => ariaLabel === pressed)?.click()
    },
    { once: true }
  )
}

/** Nothing but words is asked for, in the usual order and view: the bar shows what it showed as it was built. */
function isPlain({ $state }: Listing): boolean {
  const state = $state.get()
  return asksForWordsAlone(state) && !isPartySet(state.party) && state.order === null && state.view === 'grid'
}

/** Something was found, and nothing needs to be explained. */
function isSimple({ emptiness, placed }: Found): boolean {
  const { asking, limited } = countsOf(placed)
  return emptiness === null && placed.length > 0 && asking + limited === 0
}

function foundNodes(section: HTMLElement, { $state, page }: Listing, { placed }: Found): Node[] {
  const words = readFoundWords(section.dataset.foundWords)
  const { text } = $state.get()
  const index = visitorSearch.$index.get()
  const { province } = page
  const options =
    index.kind === 'ready'
      ? pageOptions(search(index.value, text, { mode: $mode.get(), province }), page)
      : []
  return drawFound({
    chosen: { chips: quotedTerms(words.quoted, text).map(quoted => ({ text: quoted })), texts: words },
    line: {
      count: pluralText(words, countsOf(placed).found, page.language),
      ordering: { href: words.whyHref, name: words.why }
    },
    pages: { options, texts: words }
  })
}
