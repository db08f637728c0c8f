import type { Shell } from '#domain/page.ts'
import { type DefaultPartner, type KnownPartners, knownPartnerLimit } from '#domain/visit-partner.ts'

import type { Catalog } from './catalog.ts'

const shells = new WeakMap<Catalog, Shell>()

export function shellOf(catalog: Catalog): Shell {
  const known = shells.get(catalog)
  if (known) return known
  const shell = {
    metas: catalog.metas
      .filter(({ metaMenu }) => metaMenu?.isInMenu)
      .map(({ metaMenu, name, slug }) => ({ name: metaMenu?.menuName ?? name, slug })),
    partners: knownPartnersOf(catalog),
    provinces: catalog.provinces.filter(({ slug }) => catalog.listed[slug].length > 0)
  }
  shells.set(catalog, shell)
  return shell
}

function defaultPartnersOf({ defaultPartners, partners }: Catalog): DefaultPartner[] {
  return Object.entries(defaultPartners).flatMap(([province, id]) => {
    const partner = partners.find(candidate => candidate.id === id)
    return partner ? [{ id, kind: partner.kind, province }] : []
  })
}

function knownPartnersOf(catalog: Catalog): KnownPartners {
  const { partners } = catalog
  const defaults = defaultPartnersOf(catalog)
  if (partners.length > knownPartnerLimit) return { defaults, kinds: {}, leading: [] }
  const leading = partners.filter(({ links }) => links.some(({ redirectTo }) => redirectTo !== null))
  return {
    defaults,
    kinds: Object.fromEntries(partners.map(({ id, kind }) => [id, kind])),
    leading: leading.map(({ id }) => id)
  }
}
