import { localeOfPath } from '#domain/site/routes.ts'
import { kindOf, routeOf } from './page.ts'

/** An even spread without a pattern: the golden section never meets a period of the list. */
const step = 0.618_033_988_75

/** So many pages of a site, the same ones each time: of every kind of page in every locale about as many. */
export function sampleOf(pages: readonly string[], count: number): string[] {
  const groups = Map.groupBy(pages, address => `${kindOf(routeOf(address))} ${localeOfPath(address)}`)
  const ranked = [...groups.values()].flatMap(group =>
    spread(group).map((address, round) => ({ address, round }))
  )
  return ranked
    .toSorted((a, b) => a.round - b.round)
    .slice(0, count)
    .map(({ address }) => address)
}

function spread(group: string[]): string[] {
  return group
    .map((address, index) => ({ address, place: (index * step) % 1 }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ address }) => address)
}
