import { routeOfPath, routes } from '#domain/site/routes.ts'

/** The parameter of `/login` that names the page to return to after signing in. */
const returnParam = 'volver'

/** Facts the browser has about where a visitor of `/login` came from. */
interface Arrival {
  /** The address of the sign-in page itself. */
  href: string
  referrer: string
}

/**
 * The page to return to after signing in: the one that `/login` names, else the one that led there. Only a page of this site counts, and never
 * `/login` itself. Null when there is none.
 */
export function returnAddress({ href, referrer }: Arrival): string | null {
  const { origin, searchParams } = new URL(href)
  const named = searchParams.get(returnParam)
  if (named !== null) return pageAt(named, origin)
  const page = pageAt(referrer, origin)
  if (page !== null) return page
  // `/login` in another language led here, and it names the page.
  const fromLogin = URL.canParse(referrer) ? new URL(referrer) : null
  const handedOn = fromLogin?.origin === origin ? fromLogin.searchParams.get(returnParam) : null
  return handedOn === null ? null : pageAt(handedOn, origin)
}

/** The address of `/login` that names the page to return to: it outlasts a reload and a change of language. */
export function loginNaming(page: string, href: string): string {
  const login = new URL(href)
  const { hash, pathname, search } = new URL(page)
  login.searchParams.set(returnParam, pathname + search + hash)
  return login.href
}

/** An absolute address of this site: what could be read as another host, like `//host`, stays below the own origin. */
function pageAt(address: string, origin: string): string | null {
  if (address === '' || !URL.canParse(address, origin)) return null
  const url = new URL(address, origin)
  // `blob:` has the origin of the site as well, and is no page of it.
  if (url.origin !== origin || !url.protocol.startsWith('http')) return null
  const route = routeOfPath(url.pathname.replace(/\/+$/, ''))
  if (route === routes.login) return null
  return origin + url.pathname + url.search + url.hash
}
