import type { MiddlewareHandler } from 'astro'

/** Parts of a page, each by a text inside it that no content can have: `<` and quotes are escaped there. */
const sharedParts = [
  { close: '</style>', inside: '<style>astro-island', open: '<style>' },
  { close: '</script>', inside: 'customElements.get("astro-island")', open: '<script>' },
  { close: '</script>', inside: '"astro:interaction"', open: '<script>' }
]
/** Attributes for Astro's development server, for other directives, and for pages that are still arriving: nothing reads them here. */
const unreadAttributes = / (?:uid|opts)="[^"]*"| await-children/g

interface Cut {
  from: number
  to: number
}

/**
 * Takes out of a page what Astro writes into each one for its islands, 1.8 kB compressed: the script of all pages (`elements/loading/astro-island.ts`) and the common styles have it.
 * A part that another version of Astro writes in another way stays, and changes nothing but the weight.
 */
export const onRequest: MiddlewareHandler = async (_, next) => {
  const response = await next()
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response
  return new Response(withoutShared(Buffer.from(await response.arrayBuffer())), response)
}

/** Works on bytes: to read a page as a text and to write it again would take longer than the search. */
export function withoutShared(page: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const cuts = [...sharedParts.flatMap(part => sharedCuts(page, part)), ...attributeCuts(page)]
  if (cuts.length === 0) return page
  const sorted = cuts.toSorted((one, other) => one.from - other.from)
  const starts = [0, ...sorted.map(({ to }) => to)]
  const ends = [...sorted.map(({ from }) => from), page.length]
  return Buffer.concat(starts.map((start, index) => page.subarray(start, ends[index])))
}

function sharedCuts(page: Buffer, { close, inside, open }: (typeof sharedParts)[number]): Cut[] {
  return placesOf(inside, page).map(at => ({
    from: page.lastIndexOf(open, at),
    to: page.indexOf(close, at) + close.length
  }))
}

function attributeCuts(page: Buffer): Cut[] {
  return placesOf('<astro-island ', page).flatMap(at => {
    const tag = page.toString('latin1', at, page.indexOf('>', at))
    return [...tag.matchAll(unreadAttributes)].map(({ 0: { length }, index }) => ({
      from: at + index,
      to: at + index + length
    }))
  })
}

function placesOf(text: string, page: Buffer): number[] {
  const places: number[] = []
  for (let at = page.indexOf(text); at !== -1; at = page.indexOf(text, at + 1)) places.push(at)
  return places
}
