import { queryKeys } from '#domain/listing/listing-keys.ts'

/** How far the visitor has come in a list. */
export interface ListPlace {
  cards: number
  /** Pixels from the top of the page. */
  top: number
}

/** The address of the page, and what a listing does with it. */
export interface Address {
  /** Leaves the page. */
  go: (href: string) => void
  /** Keeps the place with this step of the history, for the way back to it. */
  keepPlace: (place: ListPlace) => void
  /** Calls back when the visitor goes back or forward inside the page. */
  onReturn: (callback: () => void) => void
  path: () => string
  /** Position stored with this step of the history; null when nothing was stored. */
  place: () => ListPlace | null
  query: () => URLSearchParams
  /** Writes the listing's own part of the query, as a new step of the history or in place of this one. The rest, such as a partner, stays. */
  write: (path: string, query: string, step: 'new' | 'same') => void
}

export const browserAddress: Address = {
  go: href => location.assign(href),
  keepPlace: place => history.replaceState(place, ''),
  onReturn: callback => addEventListener('popstate', callback),
  path: () => location.pathname,
  place: () => placeIn(history.state),
  query: () => new URLSearchParams(location.search),
  write: (path, query, step) => {
    const whole = [query, foreignQuery(location.search)].filter(part => part !== '').join('&')
    const href = path + (whole && `?${whole}`)
    if (step === 'new') history.pushState(null, '', href)
    else history.replaceState(null, '', href)
  }
}

/** Changes the query of this step of the history. */
export function replaceQuery(change: (search: string) => string): void {
  const query = change(location.search)
  if (query === location.search.slice(1)) return
  history.replaceState(history.state, '', location.pathname + (query && `?${query}`) + location.hash)
}

/** The query of the page of ours whose link led here; empty for any other arrival. A reload and a way back name that page, too, but may have changed since. */
export function queryBefore(): URLSearchParams {
  const [arrival] = performance.getEntriesByType('navigation')
  const isByLink = Reflect.get(Object(arrival), 'type') === 'navigate'
  const isOurs = document.referrer.startsWith(`${location.origin}/`)
  return new URLSearchParams(isByLink && isOurs ? new URL(document.referrer).search : '')
}

/** Whatever else a step of the history may keep. */
function placeIn(state: unknown): ListPlace | null {
  const { cards, top }: Record<string, unknown> = Object(state)
  return typeof cards === 'number' && typeof top === 'number' ? { cards, top } : null
}

function foreignQuery(search: string): string {
  const query = new URLSearchParams(search)
  for (const key of Object.values(queryKeys)) query.delete(key)
  return query.toString()
}
