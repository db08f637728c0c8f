import { routes } from '#domain/site/routes.ts'
import { slugOf } from '#domain/text/slug.ts'

import { type Partner, withQuery } from './partner.ts'

/** Where the short address of a partner leads. One whose partnership ended has no id: its codes lead to the site without its name. */
export interface ShortAddress {
  partnerId: string | null
  route: string
  /** The places that have a code of their own. */
  spots: string[]
}

/** A place of a partner as addresses name it. */
const spotId = /^[a-z0-9][a-z0-9-]{0,29}$/

export function isSpotId(text: unknown): text is string {
  return typeof text === 'string' && spotId.test(text)
}

/** Address behind `/p/` for each partner, by its id: the slug of its short name where that is free, else the id. When two partners share a short name, the first by id has it, and a short name never equals the id of another partner. */
export function shortNamesOf(partners: readonly Pick<Partner, 'id' | 'shortName'>[]): Map<string, string> {
  const ordered = partners.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const owners = new Map(ordered.map(({ id }) => [id, id]))
  for (const { id, shortName } of ordered) {
    const name = slugOf(shortName ?? '')
    if (name !== '' && !owners.has(name)) owners.set(name, id)
  }
  // Short names were set last and win; ids stay as a second way.
  return new Map([...owners].map(([name, id]) => [id, name]))
}

/** Every short address of a site, by its name: the short names, and the ids too, so that a code outlives another short name. */
export function shortAddresses(
  partners: readonly Partner[],
  former: readonly Partner[],
  routeOf: (partner: Partner) => string
): Record<string, ShortAddress> {
  const names = shortNamesOf([...partners, ...former])
  const entriesOf = (partner: Partner, isFormer: boolean): [string, ShortAddress][] => {
    const { host, id } = partner
    const address = {
      partnerId: isFormer ? null : id,
      route: routeOf(partner),
      spots: isFormer ? [] : host.spots.map(spot => spot.id)
    }
    return [...new Set([id, names.get(id) ?? id])].map(name => [name, address])
  }
  return Object.fromEntries([
    ...former.flatMap(partner => entriesOf(partner, true)),
    ...partners.flatMap(partner => entriesOf(partner, false))
  ])
}

/** The page behind a short address, with the partner, the place of the code and what else was asked for; a place that the partner does not have is left out. */
export function shortAddressTarget(address: ShortAddress, spot: unknown, search = ''): string {
  return withQuery(partnerPage(address, spot), search, ['sitio'])
}

function partnerPage({ partnerId, route, spots }: ShortAddress, spot: unknown): string {
  if (partnerId === null) return route
  const place = isSpotId(spot) && spots.includes(spot) ? `&sitio=${spot}` : ''
  return `${route}?partner=${partnerId}${place}`
}

/** The whole short address, as a code holds it; with the place that the code is for. */
export function shortAddressOf(site: string, name: string, spot: string | null = null): string {
  return site + routes.shortAddress(name) + (spot === null ? '' : `?sitio=${spot}`)
}

/** An address as it is printed and typed. */
export function typedAddress(address: string): string {
  return address.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\?.*$/, '')
}
