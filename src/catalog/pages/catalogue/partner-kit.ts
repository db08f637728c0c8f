import { defineSinglePage } from '#catalog/routing/page.ts'
import { memoizeWeak } from '#domain/data/memoize.ts'
import { hasWelcome } from '#domain/partner/host.ts'
import type { Partner } from '#domain/partner/partner.ts'
import { shortNamesOf } from '#domain/partner/short-address.ts'
import { routes } from '#domain/site/routes.ts'

/** `/socios`: what partners get, with a house that has tips as the example, where there is one. */
export const partnersPage = defineSinglePage(routes.partners, catalog => {
  const greeting = catalog.partners.filter(({ host }) => hasWelcome(host))
  const example = greeting.find(({ host }) => host.tips.length > 0) ?? greeting[0]
  return { example: example ? exampleOf(example, shortNames(catalog.partners)) : null }
})

const shortNames = memoizeWeak((partners: Partner[]) => shortNamesOf(partners))

function exampleOf({ host, id, name }: Partner, names: ReadonlyMap<string, string>) {
  return { id, municipality: host.municipality, name, shortName: names.get(id) ?? id }
}
