import { isDeepStrictEqual } from 'node:util'

import type { Shell } from '#domain/page.ts'
import { oncePer } from '#domain/once.ts'
import { type DefaultPartner, type KnownPartners, knownPartnerLimit } from '#domain/visit-partner.ts'

import type { Catalog } from './catalog.ts'

let last: Shell | null = null

/** The same object from one catalogue to the next as long as it says the same: every page has it. */
export const shellOf = oncePer((catalog: Catalog): Shell => {
  const shell = shellIn(catalog)
  if (last === null || !isDeepStrictEqual(last, shell)) last = shell
  return last
})

function shellIn(catalog: Catalog): Shell {
  return {
    metas: catalog.metas
      .filter(({ metaMenu }) => metaMenu?.isInMenu)
      .map(({ metaMenu, name, slug }) => ({ name: metaMenu?.menuName ?? name, slug })),
    partners: knownPartnersOf(catalog),
    provinces: catalog.provinces.filter(({ slug }) => catalog.listed[slug].length > 0)
  }
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
