import { queryKeys } from '#domain/listing-keys.ts'

/** The address of the page, and what a listing does with it. */
export interface Address {
  /** Leaves the page. */
  go: (href: string) => void
  /** Calls back when somebody goes back or forward inside the page. */
  onReturn: (callback: () => void) => void
  path: () => string
  query: () => URLSearchParams
  /** Writes the listing's own part of the query, as a new step of the history or in place of this one. The rest, such as a partner, stays. */
  write: (path: string, query: string, step: 'new' | 'same') => void
}

export const browserAddress: Address = {
  go: href => location.assign(href),
  onReturn: callback => addEventListener('popstate', callback),
  path: () => location.pathname,
  query: () => new URLSearchParams(location.search),
  write: (path, query, step) => {
    const whole = [query, foreignQuery(location.search)].filter(part => part !== '').join('&')
    const href = path + (whole && `?${whole}`)
    if (step === 'new') history.pushState(null, '', href)
    else history.replaceState(null, '', href)
  }
}

function foreignQuery(search: string): string {
  const query = new URLSearchParams(search)
  for (const key of Object.values(queryKeys)) query.delete(key)
  return query.toString()
}
