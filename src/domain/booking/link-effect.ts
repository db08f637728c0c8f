/** The effect of a link with which one books: a message or mail with its text, a call, or another page. `to` is a phone number in E.164 or an address. */
export type LinkEffect =
  | { kind: 'message' | 'mail'; to: string; text: string }
  | { kind: 'call' | 'link' | 'shop'; to: string }

/** Reads the effect of an absolute link, as `contactWays` writes them (specification, section 4). */
export function effectOf(href: string): LinkEffect {
  const { host, pathname, protocol, searchParams } = new URL(href)
  if (protocol === 'tel:') return { kind: 'call', to: pathname }
  if (protocol === 'mailto:') return { kind: 'mail', text: searchParams.get('body') ?? '', to: pathname }
  if (host !== 'wa.me') return { kind: 'link', to: href }
  return { kind: 'message', text: searchParams.get('text') ?? '', to: `+${pathname.slice(1)}` }
}
