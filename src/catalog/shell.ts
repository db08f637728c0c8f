import type { Shell } from '#domain/page.ts'
import type { DefaultPartner } from '#domain/visit-partner.ts'

import type { Catalog } from './catalog.ts'

const shells = new WeakMap<Catalog, Shell>()

export function shellOf(catalog: Catalog): Shell {
  const known = shells.get(catalog)
  if (known) return known
  const shell = {
    defaultPartners: defaultPartnersOf(catalog),
    metas: catalog.metas
      .filter(({ metaMenu }) => metaMenu?.isInMenu)
      .map(({ metaMenu, name, slug }) => ({ name: metaMenu?.menuName ?? name, slug })),
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
