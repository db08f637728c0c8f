import { defineFile } from '#catalog/routing/data-file.ts'
import type { Catalog } from '#catalog/model/catalog.ts'
import { hasWelcome } from '#domain/partner/host.ts'
import { type Partner, publicRecordOf } from '#domain/partner/partner.ts'
import { shortAddresses } from '#domain/partner/short-address.ts'
import { wholeRegion } from '#domain/place/province.ts'
import { routes } from '#domain/site/routes.ts'

/** `/datos/partners/{id}.json`: what is public of a partner. */
export const partnerFile = defineFile({
  pattern: '/datos/partners/[id].json',
  files: catalog => catalog.partners.map(({ id }) => ({ id })),
  params: ({ id }) => ({ id }),
  read: (catalog, { id }) => {
    const partner = catalog.partners.find(candidate => candidate.id === id)
    if (!partner) throw new Error(`No partner has the id «${id}»`)
    return publicRecordOf(partner)
  }
})

/** `/datos/direcciones/cortas.json`: where `/p/{name}` leads, for the function that answers it. */
export const shortAddressesFile = defineFile({
  pattern: '/datos/direcciones/[name].json',
  files: () => onlyFile,
  params: ({ name }) => ({ name }),
  read: catalog => ({
    addresses: shortAddresses(catalog.partners, catalog.formerPartners, each => routeOfPartner(catalog, each))
  })
})

const onlyFile = [{ name: 'cortas' }]

/** The page with what a house says to its guests; else what it links to on this site; else a greeting alone, or what there is in its province. */
function routeOfPartner(catalog: Catalog, partner: Partner): string {
  const isPartner = catalog.partners.includes(partner)
  if (isPartner && hasWelcome(partner.host)) return routes.welcome(partner.id)
  const [link] = partner.links
  if (isPartner && link) return link.path
  if (isPartner && partner.host.isGreeting) return routes.welcome(partner.id)
  const { province } = partner.host
  return routes.listing(province !== null && catalog.listed[province].length > 0 ? province : wholeRegion)
}
