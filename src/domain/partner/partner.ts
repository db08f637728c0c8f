import type { Locale } from '#domain/text/locale.ts'
import type { PartnerKind } from './mode.ts'
import { localeOfPath, pathIn, routes } from '#domain/site/routes.ts'
import type { LocalizedText } from '#domain/text/text.ts'
import type { Host, Partnership } from './host.ts'

/** An address of the site that belongs to a partner; with a target, visitors of it are sent there. */
export interface PartnerLink {
  path: string
  redirectTo: string | null
}

/** A partner as the editors know it (specification, section 3). A partner is a context, not a role. */
export interface Partner extends Omit<PublicPartner, 'welcome'> {
  externalId: string | null
  host: Host
  partnership: Partnership
}

/** Public data of a partner. */
export interface PublicPartner {
  id: string
  kind: PartnerKind
  name: string
  shortName: string | null
  linkName: LocalizedText | null
  links: PartnerLink[]
  /** The page that greets its guests. */
  welcome: string | null
}

/** The id in the ticket shop stays with us. */
export function publicRecordOf({ host, id, kind, linkName, links, name, shortName }: Partner): PublicPartner {
  return { id, kind, linkName, links, name, shortName, welcome: host.isGreeting ? routes.welcome(id) : null }
}

/**
 * Where a visitor who arrives at this path is sent; null when no link of the partner says so. Links hold in every locale. What else the
 * address asks for, such as a day, goes along inside the site; the partner itself is known by then.
 */
export function redirectOf({ links }: PublicPartner, path: string, search = ''): string | null {
  const locale = localeOfPath(path)
  const link = links.find(({ path: own }) => inLocale(locale, own) === path || own === path)
  if (!link?.redirectTo) return null
  const target = inLocale(locale, link.redirectTo)
  return target === path ? null : withQuery(target, search)
}

/** Where the partner's entry in the menu leads: to its first link or the target of that, else to the page that greets its guests. */
export function entryOf({ links, welcome }: PublicPartner, locale: Locale): string | null {
  const [first] = links
  const address = first ? (first.redirectTo ?? first.path) : welcome
  return address === null ? null : inLocale(locale, address)
}

/** Pairs stay as they were written. What the target says itself counts more than what the visitor brings; what was `read` stays behind. */
export function withQuery(target: string, search: string, read: readonly string[] = []): string {
  if (!target.startsWith('/')) return target
  const [address = '', ...fragment] = target.split('#')
  const [path = '', ...query] = address.split('?')
  const own = query.join('?')
  const taken = new Set(['partner', ...read, ...new URLSearchParams(own).keys()])
  const brought = search
    .replace(/^\?/, '')
    .split('&')
    .filter(pair => [...new URLSearchParams(pair).keys()].some(key => !taken.has(key)))
  const whole = [own, ...brought].filter(part => part !== '').join('&')
  return [path + (whole && `?${whole}`), ...fragment].join('#')
}

/** An own path in the locale of the reader, unless it names one itself; another site's address as it is. */
function inLocale(locale: Locale, address: string): string {
  if (!address.startsWith('/') || localeOfPath(address) !== 'esd') return address
  return pathIn(locale, address)
}
