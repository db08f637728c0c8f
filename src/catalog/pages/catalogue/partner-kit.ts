import { aroundHouse, shortNames, tipsAmong } from '#catalog/selectors/hosts.ts'
import { type Catalog, offeredIn } from '#catalog/model/catalog.ts'
import { defineFile } from '#catalog/routing/data-file.ts'
import { defineSinglePage } from '#catalog/routing/page.ts'
import { isVisibleTo } from '#domain/catalogue/experience.ts'
import { hasWelcome, wayFrom } from '#domain/partner/host.ts'
import type { Partner } from '#domain/partner/partner.ts'
import { routes } from '#domain/site/routes.ts'
import { settings } from '#settings.ts'

/** `/socios`: what partners get, with a house that has tips as the example, where there is one. */
export const partnersPage = defineSinglePage(
  routes.partners,
  catalog => {
    const greeting = catalog.partners.filter(({ host }) => hasWelcome(host))
    const example = greeting.find(({ host }) => host.tips.length > 0) ?? greeting[0]
    return { example: example ? exampleOf(example, shortNames(catalog.partners)) : null }
  },
  { updated: () => settings.wordsUpdated }
)

function exampleOf({ host, id, name }: Partner, names: ReadonlyMap<string, string>) {
  return { id, municipality: host.municipality, name, shortName: names.get(id) ?? id }
}

/** `/socios/mi-casa`: where a partner makes what it prints; whose it is, its private link says. */
export const partnerKitPage = defineSinglePage(routes.partnerKit, () => ({}))

/** `/datos/socios/{id}.json`: what a partner may print, its own tips first. Nothing in it is private. */
export const partnerKitFile = defineFile({
  pattern: '/datos/socios/[id].json',
  files: catalog => catalog.partners.map(({ id }) => ({ id })),
  params: ({ id }) => ({ id }),
  read: (catalog, { id }) => {
    const partner = catalog.partners.find(candidate => candidate.id === id)
    if (!partner) throw new Error(`No partner has the id «${id}»`)
    const names = shortNames(catalog.partners)
    return { near: printableOf(catalog, partner), shortName: names.get(id) ?? id }
  }
})

/** As many as there is to choose from. */
const maxOffered = 12

function printableOf(catalog: Catalog, partner: Partner) {
  const { host, kind } = partner
  const visible = offeredIn(catalog).filter(each => isVisibleTo({ metaId: null, mode: kind }, each))
  const tips = tipsAmong(visible, host.tips).map(({ experience }) => experience)
  const tipped = tips.map(item => ({ item, way: host.position && wayFrom(host.position, item.position) }))
  const others = aroundHouse(
    catalog,
    visible.filter(each => !tips.includes(each)),
    partner
  ).near
  return [...tipped, ...others]
    .slice(0, maxOffered)
    .map(({ item: { id, name, slug }, way }) => ({ id, name, slug, way }))
}
