import { isDeepStrictEqual } from 'node:util'

import type { LayoutData } from '#domain/page/layout-data.ts'
import { memoizeWeak } from '#domain/data/memoize.ts'
import { type DefaultPartner, type KnownPartners, knownPartnerLimit } from '#domain/partner/visit-partner.ts'

import type { Catalog } from '#catalog/model/catalog.ts'

let last: LayoutData | null = null

/** The object stays the same while it is equal, because every page has it. */
export const layoutDataOf = memoizeWeak((catalog: Catalog): LayoutData => {
  const shell = shellIn(catalog)
  if (last === null || !isDeepStrictEqual(last, shell)) last = shell
  return last
})

function shellIn(catalog: Catalog): LayoutData {
  return {
    hasWeather: catalog.weather !== null,
    isSample: catalog.isSample,
    destinations: catalog.destinations
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
